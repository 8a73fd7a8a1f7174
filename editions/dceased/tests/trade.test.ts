/** Trade: equipment and escorted people between two heroes of a zone (D-TRD). */
import { describe, expect, it } from 'vitest';
import { EQUIPMENT, EQUIPMENT_DECK } from '../cards.ts';
import { street, type Entry } from './street.ts';
import { equipment, escorted, power, traits } from './table.ts';
import { deckOf, itemAt } from '@holdout/engine';

const own = {
  cards: [],
  bystanders: [
    { card: 'lois-lane', zone: 'S6', hero: 'batman' },
    { card: 'perry-white', zone: 'S6', hero: 'cyborg' },
  ],
};
const table = (rest: Entry = {}) =>
  street(
    {
      batman: { zone: 'S6', track: 2, traits: ['overclock'], equipment: ['riot-shield'] },
      cyborg: { zone: 'S6', track: 1 },
    },
    { own, ...rest },
  );

describe('a trade', () => {
  it('costs one action and moves any of both, in any proportion [D-TRD-1]', () => {
    const s = table().play('trade:cyborg');
    expect(s.options).toEqual(['give:riot-shield', 'give:lois-lane', 'take:perry-white', 'finish']);
    s.play('give:riot-shield', 'give:lois-lane', 'finish');
    expect(s.hero('batman').actions).toBe(2);
    expect([equipment(s, 'batman'), equipment(s, 'cyborg')]).toEqual([[], ['riot-shield']]);
    expect([escorted(s, 'batman'), escorted(s, 'cyborg')]).toEqual([[], ['lois-lane', 'perry-white']]);
  });

  it('never moves traits or power [D-TRD-2]', () => {
    const s = table().play('trade:cyborg', 'give:riot-shield', 'give:lois-lane', 'take:perry-white');
    expect([traits(s, 'batman'), traits(s, 'cyborg')]).toEqual([['overclock'], []]);
    expect([power(s, 'batman'), power(s, 'cyborg')]).toEqual([2, 1]);
  });

  it('leaves each hero one equipment: surplus is discarded [D-TRD-2]', () => {
    const s = street(
      {
        batman: { zone: 'S6', equipment: ['riot-shield'] },
        cyborg: { zone: 'S6', equipment: ['grapple-line'] },
      },
      { own: { cards: [] } },
    );
    s.play('trade:cyborg', 'give:riot-shield', 'finish');
    expect([s.prompt, s.options]).toEqual(['keep-card', ['drop:grapple-line', 'drop:riot-shield']]);
    s.play('drop:grapple-line');
    expect([equipment(s, 'batman'), equipment(s, 'cyborg')]).toEqual([[], ['riot-shield']]);
    expect(deckOf(s.state, EQUIPMENT_DECK).discard.map((c) => itemAt(EQUIPMENT, c).id)).toEqual([
      'grapple-line',
    ]);
  });

  it('swaps one for one without any surplus [D-TRD-1]', () => {
    const s = street(
      {
        batman: { zone: 'S6', equipment: ['riot-shield'] },
        cyborg: { zone: 'S6', equipment: ['grapple-line'] },
      },
      { own: { cards: [] } },
    );
    s.play('trade:cyborg', 'give:riot-shield', 'take:grapple-line');
    expect([equipment(s, 'batman'), equipment(s, 'cyborg')]).toEqual([['grapple-line'], ['riot-shield']]);
    expect(s.prompt).toBe('turn');
  });

  it('asks for a hero in the same zone, activated or not, with something to give or take [D-TRD-1] [D-TRD-2]', () => {
    const s = street(
      {
        batman: { zone: 'S6', equipment: ['riot-shield'] },
        cyborg: { zone: 'S7' },
        'the-flash': { zone: 'S6' },
      },
      { own: { cards: [] } },
    );
    expect([s.why('trade:cyborg'), s.why('trade:the-flash')]).toEqual(['trade.nobody', undefined]);
    s.play('end', 'activate:the-flash');
    expect(s.why('trade:batman')).toBeUndefined();
    const bare = street({ batman: { zone: 'S6' }, cyborg: { zone: 'S6' } }, { own: { cards: [] } });
    expect(bare.why('trade:cyborg')).toBe('arrange.nothing');
  });
});

describe('a trade with a hero of another player', () => {
  const seats = [['batman'], ['cyborg']];
  const offered = () =>
    table({ seats }).play('trade:cyborg', 'give:riot-shield', 'take:perry-white', 'finish');

  it('is offered to that player, and nothing changes hands before [D-TRD-1]', () => {
    const s = offered();
    expect(s.decision).toMatchObject({
      prompt: 'trade-offer',
      by: 1,
      hero: 'cyborg',
      about: { other: 'batman', gets: ['riot-shield'], gives: ['perry-white'] },
    });
    expect(s.options).toEqual(['agree', 'refuse']);
    expect([equipment(s, 'batman'), escorted(s, 'cyborg')]).toEqual([['riot-shield'], ['perry-white']]);
    expect([s.hero('batman').actions, s.happened('traded')]).toEqual([3, []]);
  });

  it('is made when the player accepts [D-TRD-1]', () => {
    const s = offered().play('agree');
    expect([s.prompt, s.hero('batman').actions]).toEqual(['turn', 2]);
    expect([equipment(s, 'batman'), equipment(s, 'cyborg')]).toEqual([[], ['riot-shield']]);
    expect([escorted(s, 'batman'), escorted(s, 'cyborg')]).toEqual([['lois-lane', 'perry-white'], []]);
    expect(s.happened('traded')).toHaveLength(1);
  });

  it('does not happen when the player refuses, and the action is not spent [D-TRD-1]', () => {
    const s = offered().play('refuse');
    expect([s.prompt, s.hero('batman').actions]).toEqual(['turn', 3]);
    expect([equipment(s, 'batman'), equipment(s, 'cyborg')]).toEqual([['riot-shield'], []]);
    expect([escorted(s, 'batman'), escorted(s, 'cyborg')]).toEqual([['lois-lane'], ['perry-white']]);
    expect(s.happened('trade-refused')).toMatchObject([{ hero: 'batman', other: 'cyborg' }]);
  });

  it('asks nobody when nothing is offered [D-TRD-1]', () => {
    const s = table({ seats }).play('trade:cyborg', 'finish');
    expect([s.prompt, s.hero('batman').actions]).toEqual(['turn', 3]);
  });

  it('leaves the surplus to the player who has it [D-TRD-2]', () => {
    const s = street(
      {
        batman: { zone: 'S6', equipment: ['riot-shield'] },
        cyborg: { zone: 'S6', equipment: ['grapple-line'] },
      },
      { own: { cards: [] }, seats },
    );
    s.play('trade:cyborg', 'give:riot-shield', 'finish', 'agree');
    expect(s.decision).toMatchObject({ prompt: 'keep-card', by: 1, hero: 'cyborg' });
  });

  it('of the same player is not asked about [D-TRD-1]', () => {
    const s = table({ seats: [['batman', 'cyborg']] }).play('trade:cyborg', 'give:riot-shield', 'finish');
    expect([s.prompt, s.hero('batman').actions]).toEqual(['turn', 2]);
  });
});
