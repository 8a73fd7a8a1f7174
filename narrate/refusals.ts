/** Why not: what happened, where, and what to do about it; for answers, set-ups and files. */
import { itemAt, type Intent, type Refusal } from '@holdout/engine';
import { sentence } from './sentence.ts';
import type { Names } from './names.ts';
import { isLabelled, labelOf } from './options.ts';

/** Something a hero wanted to do in their turn, unless it makes no sense: then it is quoted as it was typed. */
const intentOf = (names: Names, { refused, intent }: Refusal): Intent | undefined =>
  intent && !/^(answer|intent)\./.test(refused) && isLabelled(names, intent.verb) ? intent : undefined;

export function refusalText(names: Names, r: Refusal): string {
  const { words } = names;
  const text = sentence(
    words.say(`refusal.${r.refused}`, {
      at: r.at ?? '',
      atId: r.at ? 'some' : 'none',
      hero: names.hero(r.at ?? ''),
      atGender: names.gender([r.at ?? '']),
    }),
  );
  const intent = intentOf(names, r);
  if (intent) return words.say('refusal.intent', { label: labelOf(names, 'turn', intent), text });
  const problem = problemBehind(r);
  return problem ? `${text} ${problemText(names, ...problem)}` : text;
}

/** A broken mission is told as "code place detail", a broken scenario as "place code detail". */
function problemBehind(r: Refusal): [code: string, at: string, detail: string] | undefined {
  const parts = (r.at ?? '').split(' ');
  if (r.refused === 'setup.mission-broken')
    return [itemAt(parts, 0), parts[1] ?? '', parts.slice(2).join(' ')];
  if (r.refused !== 'scenario.broken') return undefined;
  const code = parts.findIndex((part) => /^(file|mission|board|scenario)\.[a-z-]+$/.test(part));
  return code < 0
    ? undefined
    : [itemAt(parts, code), parts.slice(0, code).join(' '), parts.slice(code + 1).join(' ')];
}

export function problemText(names: Names, code: string, at: string, detail = ''): string {
  const { words } = names;
  const key = words.has(`problem.${code}`) ? `problem.${code}` : 'problem.unknown';
  const text = words.say(key, { code, detail, detailId: detail ? 'some' : 'none' });
  return at === '' ? sentence(text) : words.say('problem.at', { at, text });
}
