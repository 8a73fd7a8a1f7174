/** `holdout play`: a game at the terminal. Every answer is saved at once; starting again goes on where it stopped. */
import { homedir } from 'node:os';
import { join } from 'node:path';
import {
  isRefusal,
  itemAt,
  openTimeline,
  parseSave,
  startTimeline,
  type Refusal,
  type Timeline,
} from '@holdout/engine';
import { LANGUAGES, narrator, type Language, type Narrator } from '@holdout/narrate';
import { oneOf, parseOptions, UsageError, wholeNumber, type Options } from '../arguments.ts';
import { boxesNamed } from '../boxes.ts';
import { EXIT, type Command, type Io } from '../command.ts';
import { allMissions, missionOf, missionsNamed, newEngine, type Listed } from '../editions.ts';
import { labelsOf, type Labels } from '../play/labels.ts';
import { playSession } from '../play/session.ts';
import { ownBoxNamed } from '../own-box.ts';
import { seatsFor } from '@holdout/bots/measure';
import { variantsNamed } from '../variants.ts';

export const playCommand: Command = {
  name: 'play',
  usage: `play [mission] [--players n] [--heroes a,b,c,d] [--boxes a,b] [--variant name=choice] [--by-hand all|dice,...] [--seed s] [--lang ${LANGUAGES.join('|')}] [--save file] [--new]`,
  summary: 'Plays a mission in the terminal.',
  async run(args, io) {
    const options = parseOptions(args, {
      values: ['players', 'heroes', 'boxes', 'variant', 'by-hand', 'seed', 'lang', 'save'],
      flags: ['new'],
      words: ['mission?'],
    });
    const language = oneOf<Language>(options, 'lang', LANGUAGES, itemAt(LANGUAGES, 0));
    const wanted = options.words[0] ?? (await askMission(io, narrator(language), labelsOf(language)));
    if (wanted === null) return EXIT.fine;
    const [listed, ...others] = missionsNamed(wanted);
    if (others.length > 0) throw new UsageError('Choose one mission.');
    const { mission } = listed;
    const say = narrator(language, { edition: listed.edition.id });
    const labels = labelsOf(language, listed.edition.id);
    const savePath = options.values['save'] ?? join(homedir(), '.holdout', `${mission}.json`);
    const timeline = resume(io, savePath, options) ?? (await begin(io, options, listed, labels));
    if (timeline === null) return EXIT.fine;
    if (isRefusal(timeline)) {
      io.err(say.refusal(timeline));
      return EXIT.failed;
    }
    const { mission: played, seats } = timeline.state.setup;
    if (played !== mission) {
      throw new UsageError(
        `${savePath} holds a game of mission ${String(played)}. Give another --save, or --new to begin afresh.`,
      );
    }
    const text = say.mission(String(played));
    io.out(`${text.name}. ${text.intro}`);
    io.out(
      `${labels.who} ${seats
        .flat()
        .map((h) => say.hero(h))
        .join(', ')}`,
    );
    for (const line of variantLines(timeline, say, labels)) io.out(line);
    if (timeline.answers.length > 0) io.out(`${labels.resumed} (${savePath}).`);
    return playSession({ io, timeline, say, labels, savePath });
  },
};

async function askMission(io: Io, say: Narrator, labels: Labels): Promise<string | null> {
  const engine = newEngine();
  const all = allMissions();
  for (const { edition, mission: id } of all) {
    const { minutes } = missionOf(engine, edition, id);
    const { name, intro } = say.mission(id);
    io.out(`${id}  ${name} (${minutes} ${labels.minutes})  ${intro}`);
  }
  for (;;) {
    const typed = await io.ask(`${labels.whichMission} `);
    if (typed === null) return null;
    const id = typed.trim().toUpperCase().padStart(2, '0');
    if (all.some((m) => m.mission === id)) return id;
  }
}

/** The saved game, unless there is none, it is over, or a new one is wanted. A damaged save is never overwritten. */
function resume(io: Io, path: string, options: Options): Timeline | Refusal | undefined {
  if (options.flags.has('new') || !io.exists(path)) return undefined;
  const save = parseSave(io.read(path));
  if (isRefusal(save)) return save;
  const timeline = openTimeline(newEngine(), save);
  return isRefusal(timeline) || timeline.state.outcome === null ? timeline : undefined;
}

async function begin(
  io: Io,
  options: Options,
  { edition, mission }: Listed,
  labels: Labels,
): Promise<Timeline | Refusal | null> {
  const engine = newEngine();
  const { players: range, heroesPerSeat } = missionOf(engine, edition, mission);
  const [least, most] = range ?? [1, 6];
  const asked = options.words.length === 0 && options.values['players'] === undefined;
  const players = asked
    ? await askPlayers(io, labels, least, most)
    : wholeNumber(options, 'players', least, least, most);
  if (players === null) return null;
  const heroes = options.values['heroes']?.split(',');
  const seats = seatsFor(edition, { heroesPerSeat }, players, heroes);
  const setup = {
    edition: edition.id,
    mission,
    seats,
    ...boxesNamed(edition, options),
    ...variantsNamed(edition, options),
    ...ownBoxNamed(edition, options),
  };
  return startTimeline(engine, setup, options.values['seed'] ?? io.freshSeed());
}

/** What is played of each variant the edition offers, and what that means (C-LOS-2). */
const variantLines = ({ engine, state }: Timeline, say: Narrator, { colon }: Labels): string[] =>
  Object.entries(engine.gameOf(state).context.variants).map(
    ([variant, choice]) =>
      `${say.variant(variant)}${colon} ${say.choice(variant, choice)}. ${say.choiceText(variant, choice)}`,
  );

async function askPlayers(io: Io, labels: Labels, least: number, most: number): Promise<number | null> {
  for (;;) {
    const typed = await io.ask(`${labels.howMany} (${least}-${most})? [${least}] `);
    if (typed === null) return null;
    const n = typed.trim() === '' ? least : Number(typed);
    if (Number.isInteger(n) && n >= least && n <= most) return n;
  }
}
