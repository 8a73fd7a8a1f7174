import { EDITIONS } from '@holdout/editions';
import { DICE, kindsByHand } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { isChosen, kindsOf, usualChoices } from './usual-choices.ts';

describe.each(EDITIONS)('usual choices of $id', (edition) => {
  const [none, dice, horde, all] = usualChoices(edition);

  it('go from nothing to everything', () => {
    expect([none?.kinds, dice?.kinds]).toEqual([[], [DICE]]);
    expect(all?.kinds).toEqual(kindsByHand(edition));
  });

  it('leave the horde to us: all but its deck', () => {
    expect(all?.kinds.filter((kind) => !horde?.kinds.includes(kind))).toEqual([edition.spawnDeck]);
  });

  it('are told apart by what is in them, whatever the order', () => {
    const kinds = [...(all?.kinds ?? [])].reverse();
    expect(usualChoices(edition).filter((c) => isChosen(c, kinds))).toEqual([all]);
    expect(kindsOf(edition, [...kinds, 'stranger'])).toEqual(all?.kinds);
  });
});
