/** D2: four of five people to the end of the pier. */
import { describe, expect, it } from 'vitest';
import { begin, isActive, met } from './mission-table.ts';
import { equipment, play } from './table.ts';

type Entry = { [key: string]: unknown };
const PEOPLE = ['lois-lane', 'jimmy-olsen', 'perry-white', 'lana-lang', 'dan-turpin'];
const at = (zone: string, hero?: string, from = 0, to = 5) =>
  PEOPLE.slice(from, to).map((card) => ({ card, zone, ...(hero ? { hero } : {}) }));

const scene = (zone: string, more: Entry = {}) =>
  play({
    mission: 'D2',
    heroes: { cyborg: { zone } },
    own: { cards: [], bystanders: at('S7') },
    turn: 'cyborg',
    ...more,
  });

describe('D2 The Last Ferry', () => {
  it('anybody may board from the start, with whom they escort [M-D2]', () => {
    const heroes = { cyborg: { zone: 'S16' }, 'green-arrow': { zone: 'S1' } };
    const own = { cards: [], bystanders: [...at('S16', 'cyborg', 0, 1), ...at('S7', undefined, 1)] };
    const s = scene('S16', { heroes, own }).play('end', 'leave');
    expect([s.hero('cyborg').status, s.result]).toEqual(['left', undefined]);
    expect(s.game.context.mission.win(s.game)).toBe(false);
  });

  it('the fourth rescue wakes the west, another one does not [M-D2]', () => {
    const rescue = (n: number) => {
      const own = { cards: [], rescued: PEOPLE.slice(0, n), bystanders: at('S7') };
      return scene('S7', { own }).play(`rescue:${PEOPLE[n]}`);
    };
    expect([isActive(rescue(2), 'S5'), isActive(rescue(3), 'S5')]).toEqual([false, true]);
    expect(met(rescue(3), 'gather-four')).toBe(true);
  });

  it('somebody rescued again after a hero has fallen counts once [M-D2] [D-ESC-5]', () => {
    const own = { cards: [], rescued: PEOPLE.slice(0, 3), bystanders: at('S7') };
    const s = scene('S7', { own }).play(`rescue:${PEOPLE[0]}`);
    expect([isActive(s, 'S5'), met(s, 'gather-four')]).toEqual([false, false]);
  });

  it('in large teams the west is awake from the start [M-D2]', () => {
    expect([isActive(begin('D2', 4), 'S5'), isActive(begin('D2', 5), 'S5')]).toEqual([false, true]);
  });

  it('the armoury is worth 5 experience and an equipment card [M-D2]', () => {
    const zone = 'R_5M_21_armoury';
    const own = { cards: [], equipment: [], bystanders: at('S7') };
    const s = scene(zone, { own, draws: { equipment: ['riot-shield'] } }).play(`take:${zone}`);
    expect([s.hero('cyborg').xp, equipment(s, 'cyborg')]).toEqual([5, ['riot-shield']]);
  });

  it.each([
    [4, 'won'],
    [3, 'lost'],
  ])('all living heroes aboard with %i people: %s [M-D2] [D-LOSE-1]', (n, result) => {
    const s = scene('S16', {
      heroes: { cyborg: { zone: 'S16' }, 'green-arrow': { status: 'dead' } },
      own: { cards: [], bystanders: [...at('S16', 'cyborg', 0, n), ...at('S7', undefined, n)] },
    });
    expect(s.result).toBeUndefined();
    expect(s.play('end', 'leave').result).toBe(result);
  });

  it('is not won while a hero is still ashore [M-D2]', () => {
    const heroes = { cyborg: { zone: 'S16' }, 'green-arrow': { zone: 'S13' } };
    const own = { cards: [], bystanders: at('S16', 'cyborg', 0, 4) };
    const s = scene('S16', { heroes, own }).play('end', 'leave');
    expect([s.result, s.prompt]).toEqual([undefined, 'turn']);
  });

  it('those who sailed earlier count [M-D2]', () => {
    const own = { cards: [], away: PEOPLE.slice(0, 2), bystanders: at('S16', 'cyborg', 2, 4) };
    expect(scene('S16', { own }).play('end', 'leave').result).toBe('won');
  });

  it('is lost at once when four can no longer sail [M-D2]', () => {
    const lose = (people: Entry[]) =>
      play({
        mission: 'D2',
        heroes: { cyborg: { zone: 'S7' } },
        enemies: [{ type: 'walker', zone: 'S7' }],
        own: { cards: [], bystanders: people },
        phase: 'enemies',
      });
    const five = lose([...at('S7', 'cyborg', 0, 1), ...at('S1', undefined, 1)]).play('use:sacrifice@cyborg');
    expect(five.result).toBeUndefined();
    const four = lose([...at('S7', 'cyborg', 0, 1), ...at('S1', undefined, 1, 4)]);
    four.play('use:sacrifice@cyborg');
    expect([four.result, four.state.outcome?.cause]).toEqual(['lost', 'M-D2']);
  });
});
