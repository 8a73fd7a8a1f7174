/** How hard the missions are, as a page: what the printed label says, and what the games of a study do. */
import { labelOf, LABELS, LEAST } from '@holdout/bots/measure';
import type { Difficulty } from '@holdout/engine';
import { narrator } from '@holdout/narrate';
import { allMissions, EDITIONS, missionIds, missionOf, newEngine } from './editions.ts';
import type { Finding } from './farm/report.ts';
import { rankCorrelation } from './study/rank.ts';

export const FINDINGS_FILE = new URL('../docs/difficulty.jsonl', import.meta.url);
export const PAGE_FILE = new URL('../docs/DIFFICULTY.md', import.meta.url);

/** Games of every mission from which an order can be told. */
const ENOUGH = 10;
export const readFindings = (lines: string): Finding[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Finding);

export function difficultyPage(findings: readonly Finding[]): string {
  const players = [...new Set(findings.map(playerOf))];
  const engine = newEngine();
  const say = narrator('en');
  const labels = new Map<string, Difficulty>();
  for (const { edition, mission } of allMissions())
    labels.set(mission, missionOf(engine, edition, mission).difficulty);
  const found = (mission: string, player: string): Finding | undefined =>
    findings.find((f) => f.mission === mission && playerOf(f) === player);
  const tables = EDITIONS.map((edition) => {
    const ids = missionIds(edition);
    const orders = players.map((player) => {
      const known = ids.flatMap((id) => found(id, player) ?? []).filter((f) => f.games >= ENOUGH);
      if (known.length < ids.length) return `${player} too few games to say`;
      const hard = known.map((f) => LABELS.indexOf(labels.get(f.mission) ?? 'medium'));
      const lost = known.map((f) => -f.rate);
      return `${player} ${rankCorrelation(hard, lost).toFixed(2)}`;
    });
    return [
      `## ${edition.id}`,
      '',
      row(['mission', 'label', ...players, ...players.map((player) => `by ${player}`)]),
      row(['---', '---', ...players.flatMap(() => ['---', '---'])]),
      ...ids.map((id) => {
        return row([
          `${id} ${say.mission(id).name}`,
          labels.get(id) ?? '',
          ...players.map((player) => cell(found(id, player))),
          ...players.map((player) => measured(found(id, player))),
        ]);
      }),
      '',
      `Labels against games lost, rank correlation: ${orders.join(', ')}.`,
      '',
    ];
  });
  return `${[...ABOUT, ...tables.flat()].join('\n').trimEnd()}\n`;
}

const ABOUT = [
  '# How hard the missions are',
  '',
  'Games won, with the interval of 95 % in percent behind (Wilson). Written by `npm run difficulty` from docs/difficulty.jsonl, which `holdout farm --report --json` tells; every line says who played, and how many games.',
  `"By" a player is the label those games would give: easy from ${LEAST.easy} % on, medium from ${LEAST.medium}, hard from ${LEAST.hard}; two where the interval reaches over two, "-" where the games are too few to say.`,
  '',
];

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const playerOf = ({ bot, budget, heroes }: Finding): string =>
  `${bot}${budget === undefined ? '' : ` ${budget}`}, ${heroes} heroes`;

const cell = (f: Finding | undefined): string =>
  !f || f.games === 0
    ? '-'
    : `${f.won} of ${f.games} [${f.interval.map((share) => Math.round(100 * share)).join(', ')}]`;

/** The label that fits; nothing where the games are too few to choose between more than two. */
const measured = (f: Finding | undefined): string => (f && labelOf(f.interval)?.join(' to ')) ?? '-';
