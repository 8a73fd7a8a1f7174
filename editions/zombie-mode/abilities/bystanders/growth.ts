/** Cards of the other box for hunger, health and experience: Mariko Yashida, Moira MacTaggert, Trish Tilby. */
import {
  heroAt,
  itemAt,
  callerOf,
  callIf,
  DONE,
  enemiesIn,
  experience,
  experienceOf,
  FREE,
  heroOption,
  isOf,
  numberOption,
  procedure,
  type Ability,
  type Frame,
  type Game,
} from '@holdout/engine';
import type { Attack } from '../../../supers/attack/attack.ts';
import { MEAL_HEALTH } from '../../../supers/people/bystanders.ts';
import { choose } from '../../../supers/cards/choose.ts';
import { mayThisTurn } from '../../../supers/attack/effects.ts';
import { othersSeen } from '../../../supers/attack/within.ts';
import { isRavenous } from '../../hunger.ts';
import { bystander, sayUsed, useOnce } from './card.ts';

const MARIKO = 'mariko-yashida';

/** At the start of the player phase the hunger of a hero without enemies in the zone need not rise. */
const marikoYashida = bystander(MARIKO, {
  at: {
    'hunger-rises': {
      can: (g, hero, f) =>
        !f.spared.includes(hero) && !isRavenous(g, hero) && enemiesIn(g, heroAt(g.state, hero).zone) === 0,
      run(g, hero, f) {
        sayUsed(g, hero, MARIKO);
        f.spared.push(hero);
        return null;
      },
    },
  },
});

/** Another person devoured: 2 health, before the players choose which card to keep. */
const moiraMactaggert = bystander('moira-mactaggert', { values: { [MEAL_HEALTH]: 2 } });

const TRISH = 'trish-tilby';

/** Is it an attack that gains it? */
const fromAttack = (g: Game, gain: Frame): boolean => isOf<Attack>(callerOf(g, gain), 'attack');

interface Byline extends Frame<typeof TRISH> {
  hero: number;
  /** Hero who gets a part, -1 while nobody is named. */
  other: number;
}

/** Once per turn any part of an attack's experience, before it is gained, goes to another hero in sight. */
const trishTilby = bystander(TRISH, {
  at: {
    experience: {
      can: (g, hero, f) => mayThisTurn(g, hero, TRISH) && fromAttack(g, f) && othersSeen(g, hero).length > 0,
      run(g, hero) {
        useOnce(g, hero, TRISH);
        const f: Byline = { proc: TRISH, step: 'whom', hero, other: -1 };
        return f;
      },
    },
  },
  procedure: procedure<Byline>()({
    whom: {
      ask: (g, f) =>
        choose(
          g,
          f.hero,
          TRISH,
          othersSeen(g, f.hero).map((h) => heroOption(g, TRISH, h, FREE)),
        ),
      take(_g, f, { option }) {
        f.other = itemAt(option.args, 0);
        return 'part';
      },
    },
    part: {
      ask(g, f) {
        const options = Array.from({ length: experienceOf(g).gained }, (_, i) => numberOption('part', i + 1));
        return choose(g, f.hero, TRISH, options);
      },
      take(g, f, { option }) {
        const part = itemAt(option.args, 0);
        experienceOf(g).gained -= part;
        return callIf(f, 'end', experience(f.other, part));
      },
    },
    end: () => DONE,
  }),
});

export const GROWTH_CARDS: readonly Ability[] = [marikoYashida, moiraMactaggert, trishTilby];
