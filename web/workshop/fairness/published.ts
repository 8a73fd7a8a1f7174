/** The mission of the box that is won about as often: what a share of games won feels like. */
import findings from '../../../docs/difficulty.jsonl?raw';

interface Finding {
  readonly mission: string;
  readonly heroes: number;
  readonly bot: string;
  readonly rate: number;
}

const isFinding = (v: unknown): v is Finding =>
  typeof v === 'object' && v !== null && 'mission' in v && 'heroes' in v && 'bot' in v && 'rate' in v;

/** Further off than this, nothing is alike. */
const NEAR = 0.15;

export function likeIt(missions: readonly string[], heroes: number, share: number): Finding | undefined {
  const [nearest] = findings
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line))
    .filter(isFinding)
    .filter((f) => f.bot === 'greedy' && f.heroes === heroes && missions.includes(f.mission))
    .sort((a, b) => Math.abs(a.rate - share) - Math.abs(b.rate - share));
  return nearest && Math.abs(nearest.rate - share) <= NEAR ? nearest : undefined;
}
