/** Where the goals of DCeased missions are met and how far they are, as the players see it (M-D). */
import { describe, expect, it } from 'vitest';
import { aims, begin, progress } from './mission-table.ts';
import { play } from './table.ts';
import { type Entry } from './street.ts';

const PEOPLE = ['lois-lane', 'jimmy-olsen', 'perry-white', 'lana-lang', 'dan-turpin'];
const at = (card: string, zone: string, hero?: string) => ({ card, zone, ...(hero ? { hero } : {}) });
const scene = (mission: string, own: Entry, zone = 'S1') =>
  play({ mission, heroes: { cyborg: { zone } }, own: { cards: [], ...own }, turn: 'cyborg' });

describe('the way out', () => {
  it('is a place, and with it go the people still in town: two of four have left [M-D2]', () => {
    const own = { away: PEOPLE.slice(0, 2), bystanders: [at('perry-white', 'S7'), at('lana-lang', 'S9')] };
    const s = scene('D2', own);
    expect(aims(s, 'sail-with-four')).toEqual(['place:S16', 'thing:S7', 'thing:S9']);
    expect(progress(s, 'sail-with-four')).toEqual(['2 of 4']);
  });

  it('is open with somebody who is known, else wherever a card lies face down [M-D6]', () => {
    const known = scene('D6', { bystanders: [at('martha-kent', 'S4'), at('lois-lane', 'S5')] });
    expect(aims(known, 'leave-with-martha').filter((a) => a.startsWith('thing'))).toEqual(['thing:S4']);
    const hidden = scene('D6', {
      cards: [
        { card: 'martha-kent', zone: 'S4' },
        { card: 'lois-lane', zone: 'S5' },
      ],
    });
    expect(aims(hidden, 'leave-with-martha').filter((a) => a.startsWith('thing'))).toEqual([
      'thing:S4',
      'thing:S5',
    ]);
  });
});

describe('people', () => {
  it('to be rescued are those nobody has rescued yet, and whoever lies face down [M-D0]', () => {
    const s = scene('D0', {
      cards: [{ card: 'lana-lang', zone: 'S3' }],
      bystanders: [at('lois-lane', 'S1'), at('jimmy-olsen', 'S2')],
      rescued: ['lois-lane'],
    });
    expect(aims(s, 'rescue-reporters')).toEqual(['thing:S2', 'thing:S3']);
  });

  it('to be sheltered are those outside, beside the precinct itself [M-D5]', () => {
    const empty = scene('D5', {});
    const [room = ''] = aims(empty, 'shelter-people').map((a) => a.slice('place:'.length));
    const own = {
      bystanders: [at('lois-lane', room), at('jimmy-olsen', 'S8'), at('lana-lang', 'S8', 'cyborg')],
    };
    const s = scene('D5', own, 'S9');
    expect(aims(s, 'shelter-people').filter((a) => a.startsWith('thing'))).toEqual(['thing:S8', 'thing:S9']);
    expect(progress(s, 'shelter-people')).toEqual(['1 of 2', '1 of 3']);
  });
});

describe('key cards', () => {
  it('may be wherever equipment still lies [M-D4]', () => {
    const own = {
      equipment: [
        { card: 'riot-shield', zone: 'S3' },
        { card: 'secret-mission-3', zone: 'S4' },
      ],
    };
    expect(aims(scene('D4', own), 'find-key-cards')).toEqual(['thing:S3', 'thing:S4']);
    expect(aims(scene('D4', { equipment: [] }), 'find-key-cards')).toEqual([]);
  });
});

describe('holes', () => {
  it('are active spawn points, and objects close them; the third is enough [M-D3]', () => {
    const s = play({
      mission: 'D3',
      heroes: { cyborg: { zone: 'S18' } },
      spawns: true,
      own: {
        cards: [],
        objects: [
          { id: 'lamp-post', zone: 'S7' },
          { id: 'phone-booth', zone: 'S2' },
        ],
      },
      turn: 'cyborg',
    });
    expect(aims(s, 'plug-three')).toEqual(['place:S1', 'place:S5', 'place:S16', 'thing:S7', 'thing:S2']);
    s.state.spawns[0] = 0;
    expect(aims(s, 'plug-three')).not.toContain('place:S1');
  });

  it('begin with those of the mission, the globe and the booth still indoors [M-D3]', () => {
    expect(aims(begin('D3', 4), 'plug-three').filter((a) => a.startsWith('thing'))).toEqual([
      'thing:S7',
      'thing:R_7M_10_station',
      'thing:R_6N_11_stage',
    ]);
  });
});

describe('a mission that needs people', () => {
  const lost = (own: Entry, zone = 'S1') => {
    const s = scene('D2', own, zone);
    return s.game.context.mission.lose.some(({ when }) => when(s.game));
  };
  const three = PEOPLE.slice(0, 3).map((card) => at(card, 'S7'));

  it('is lost with too few of them, counting those who have left and those face down [M-D2]', () => {
    expect(lost({ bystanders: three })).toBe(true);
    expect(lost({ bystanders: three, away: ['lana-lang'] })).toBe(false);
    expect(lost({ bystanders: three, cards: [{ card: 'lana-lang', zone: 'S9' }] })).toBe(false);
  });

  it('does not count a Secret Mission among the people, but whoever may not look does [M-D2] [M-ALL-7]', () => {
    const s = scene('D2', { bystanders: three, cards: [{ card: 'secret-mission-1', zone: 'S9' }] });
    const isLost = (g = s.game) => g.context.mission.lose.some(({ when }) => when(g));
    expect(isLost()).toBe(true);
    expect(isLost(s.engine.gameOf(s.engine.mask(s.state)))).toBe(false);
  });
});
