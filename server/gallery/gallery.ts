/**
 * The gallery: packs that people hand in, shown once the host has approved them. An entry has versions, the file of each
 * lies beside it; whoever shows its secret is its maker. Nothing of it is kept in memory but a list for a few seconds.
 */
import { itemAt, type Problem } from '@holdout/engine';
import { LIMITS } from '../limits.ts';
import type { Storage } from '../storage/storage.ts';
import { no, type Refused } from '../tables/refusals.ts';
import { hashSecret, makeSecret, makeTableId, sameHash } from '../tables/secrets.ts';
import { creditMissing } from './credit.ts';
import {
  formatEntry,
  isLater,
  parseEntry,
  shownOf,
  type Entry,
  type EntryVersion,
  type PackFacts,
} from './entry.ts';
import type { Examine } from './examiner.ts';

interface GalleryHelp {
  readonly storage: Storage;
  readonly examine: Examine;
  readonly now: () => number;
}

/** An entry under its id. */
export interface Kept extends Entry {
  readonly id: string;
}

interface Given {
  readonly id: string;
  readonly version: string;
  readonly secret?: string;
}

const PAGE = 200;
const fileName = (id: string, version: string): string => `${id} ${version}`;

export class Gallery {
  private known: { readonly at: number; readonly all: readonly Kept[] } | undefined;

  constructor(private readonly help: GalleryHelp) {}

  /** All there are, as they were a moment ago at most. */
  async all(): Promise<readonly Kept[]> {
    const { storage, now } = this.help;
    if (this.known && now() - this.known.at < LIMITS.galleryMs) return this.known.all;
    const all: Kept[] = [];
    for (let after = ''; ;) {
      const pieces = await storage.pieces('gallery', after, PAGE);
      for (const { id, body } of pieces) {
        const entry = parseEntry(body);
        if (entry) all.push({ id, ...entry });
      }
      if (pieces.length < PAGE) break;
      after = itemAt(pieces, pieces.length - 1).id;
    }
    this.known = { at: now(), all };
    return all;
  }

  async entry(id: string): Promise<Entry | undefined> {
    const piece = await this.help.storage.piece('gallery', id);
    return piece && parseEntry(piece.body);
  }

  /** The file of a version; left out: of the one everybody sees. */
  async file(id: string, version?: string): Promise<string | undefined> {
    const entry = await this.entry(id);
    const wanted = version ?? (entry && shownOf(entry)?.version);
    if (!entry?.versions.some((v) => v.version === wanted) || wanted === undefined) return undefined;
    return (await this.help.storage.piece('packs', fileName(id, wanted)))?.body;
  }

  /** `secret`: of the maker of entry `id`, whose next version it is; without them it is a new one. */
  async handIn(text: string, id?: string, secret = ''): Promise<Given | Refused | Problem> {
    if (text.length > LIMITS.galleryLetters) return no('gallery.full');
    const old = id === undefined ? undefined : await this.entry(id);
    if (id !== undefined && !old) return no('gallery.unknown');
    if (old && !sameHash(hashSecret(secret), old.secret)) return no('gallery.not-yours');
    const examined = await this.help.examine(text);
    if ('problem' in examined) return examined.problem;
    this.known = undefined;
    const all = await this.all();
    const { facts } = examined;
    const full = !old && all.length >= LIMITS.galleryPacks;
    const busy = all.flatMap((e) => e.versions).filter((v) => v.state === 'waiting').length;
    if (full || busy >= LIMITS.galleryWaiting) return no('gallery.full');
    if (
      creditMissing(
        facts,
        old,
        all.filter((e) => e.id !== id),
      )
    )
      return no('gallery.credit');
    return old && id !== undefined ? this.further(id, text, facts) : this.begin(text, facts);
  }

  private async begin(text: string, facts: PackFacts): Promise<Given> {
    const { storage } = this.help;
    const [id, secret] = [makeTableId(), makeSecret()];
    await storage.putPiece('packs', fileName(id, facts.version), 0, text);
    const entry = { secret: hashSecret(secret), plays: 0, versions: [this.waiting(facts)] };
    await storage.putPiece('gallery', id, 0, formatEntry(entry));
    this.known = undefined;
    return { id, version: facts.version, secret };
  }

  /** Another version that waits gives way to it. A number stands for one file, ever: what the host has seen is what is shown. */
  private async further(id: string, text: string, facts: PackFacts): Promise<Given | Refused> {
    const { storage } = this.help;
    const { version } = facts;
    const file = fileName(id, version);
    if ((await storage.putPiece('packs', file, 0, text)) !== 'ok') return no('gallery.version');
    let gone: readonly EntryVersion[] = [];
    const said = await this.change(id, ({ versions, ...entry }) => {
      if (versions.some((v) => !isLater(version, v.version))) return no('gallery.version');
      const kept = versions.filter((v) => v.state !== 'waiting');
      if (kept.length >= LIMITS.galleryVersions) return no('gallery.full');
      gone = versions.filter((v) => v.state === 'waiting');
      return { ...entry, versions: [...kept, this.waiting(facts)] };
    });
    const unwanted = said ? [version] : gone.map((v) => v.version);
    for (const one of unwanted) await storage.dropPiece('packs', fileName(id, one));
    return said ?? { id, version };
  }

  private waiting = (facts: PackFacts): EntryVersion => ({
    ...facts,
    state: 'waiting',
    said: '',
    changed: this.help.now(),
  });

  /** What the host says of a version that waits, or of one that is public. */
  async judge(
    id: string,
    version: string,
    state: 'public' | 'refused',
    said = '',
  ): Promise<Refused | undefined> {
    return this.change(id, (entry) => {
      if (!entry.versions.some((v) => v.version === version)) return no('gallery.unknown');
      const judged = (v: EntryVersion): EntryVersion =>
        v.version === version ? { ...v, state, said, changed: this.help.now() } : v;
      return { ...entry, versions: entry.versions.map(judged) };
    });
  }

  /** Somebody has begun to play it. */
  played(id: string): Promise<Refused | undefined> {
    return this.change(id, (entry) =>
      shownOf(entry) ? { ...entry, plays: entry.plays + 1 } : no('gallery.unknown'),
    );
  }

  async remove(id: string): Promise<Refused | undefined> {
    const { storage } = this.help;
    const entry = await this.entry(id);
    if (!entry || !(await storage.dropPiece('gallery', id))) return no('gallery.unknown');
    for (const { version } of entry.versions) await storage.dropPiece('packs', fileName(id, version));
    this.known = undefined;
    return undefined;
  }

  /** Tried again when somebody else was faster. */
  private async change(id: string, to: (entry: Entry) => Entry | Refused): Promise<Refused | undefined> {
    const { storage } = this.help;
    for (let n = 0; n < LIMITS.retries; n++) {
      const piece = await storage.piece('gallery', id);
      const entry = piece && parseEntry(piece.body);
      if (!piece || !entry) return no('gallery.unknown');
      const next = to(entry);
      if ('refused' in next) return next;
      if ((await storage.putPiece('gallery', id, piece.rev, formatEntry(next))) !== 'ok') continue;
      this.known = undefined;
      return undefined;
    }
    return no('storage.failed');
  }
}
