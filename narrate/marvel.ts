/** Words and rules of the Marvel Zombies editions: both modes, since each box serves both (H-BOTH-1). */
import genders from '@holdout/editions/marvel/genders.json' with { type: 'json' };
import enHeroRules from './rules/en/hero.json' with { type: 'json' };
import enMissionRules from './rules/en/missions-marvel.json' with { type: 'json' };
import enSupersRules from './rules/en/supers.json' with { type: 'json' };
import enZombieRules from './rules/en/zombie.json' with { type: 'json' };
import enHero from './words/en/hero.json' with { type: 'json' };
import enMansion from './words/en/mansion-places.json' with { type: 'json' };
import enPeople from './words/en/marvel-people.json' with { type: 'json' };
import enPlaces from './words/en/marvel-places.json' with { type: 'json' };
import enSupers from './words/en/supers.json' with { type: 'json' };
import enZombie from './words/en/zombie.json' with { type: 'json' };
import frHeroRules from './rules/fr/hero.json' with { type: 'json' };
import frMissionRules from './rules/fr/missions-marvel.json' with { type: 'json' };
import frSupersRules from './rules/fr/supers.json' with { type: 'json' };
import frZombieRules from './rules/fr/zombie.json' with { type: 'json' };
import frHero from './words/fr/hero.json' with { type: 'json' };
import frMansion from './words/fr/mansion-places.json' with { type: 'json' };
import frPeople from './words/fr/marvel-people.json' with { type: 'json' };
import frPlaces from './words/fr/marvel-places.json' with { type: 'json' };
import frSupers from './words/fr/supers.json' with { type: 'json' };
import frZombie from './words/fr/zombie.json' with { type: 'json' };
import type { Pack } from './packs.ts';

export const MARVEL: Pack = {
  genders,
  words: {
    en: { ...enPlaces, ...enMansion, ...enPeople, ...enSupers, ...enZombie, ...enHero },
    fr: { ...frPlaces, ...frMansion, ...frPeople, ...frSupers, ...frZombie, ...frHero },
  },
  rules: {
    en: { ...enSupersRules, ...enZombieRules, ...enHeroRules, ...enMissionRules },
    fr: { ...frSupersRules, ...frZombieRules, ...frHeroRules, ...frMissionRules },
  },
};
