/** The workshop, in English: fetched with its screens. */
import type { Part } from '../../language.ts';
import board from './board.json' with { type: 'json' };
import cards from './cards.json' with { type: 'json' };
import fairness from './fairness.json' with { type: 'json' };
import frame from './frame.json' with { type: 'json' };
import gallery from './gallery.json' with { type: 'json' };
import heroes from './heroes.json' with { type: 'json' };
import rules from './rules.json' with { type: 'json' };
import share from './share.json' with { type: 'json' };

export const part: Part = {
  client: { ...board, ...cards, ...fairness, ...frame, ...gallery, ...heroes, ...rules, ...share },
};
