/** Words and rules of the Marvel Zombies editions: both modes, since each box serves both (H-BOTH-1). */
import genders from '@holdout/editions/marvel/genders.json' with { type: 'json' };
import enHeroRules from '../languages/en/hero-mode/rules.json' with { type: 'json' };
import enMissionRules from '../languages/en/marvel/mission-rules.json' with { type: 'json' };
import enSupersRules from '../languages/en/supers/rules.json' with { type: 'json' };
import enZombieRules from '../languages/en/zombie-mode/rules.json' with { type: 'json' };
import enHero from '../languages/en/hero-mode/words.json' with { type: 'json' };
import enMansion from '../languages/en/marvel/mansion-places.json' with { type: 'json' };
import enPeople from '../languages/en/marvel/people.json' with { type: 'json' };
import enPlaces from '../languages/en/marvel/places.json' with { type: 'json' };
import enSupers from '../languages/en/supers/words.json' with { type: 'json' };
import enZombie from '../languages/en/zombie-mode/words.json' with { type: 'json' };
import frHeroRules from '../languages/fr/hero-mode/rules.json' with { type: 'json' };
import frMissionRules from '../languages/fr/marvel/mission-rules.json' with { type: 'json' };
import frSupersRules from '../languages/fr/supers/rules.json' with { type: 'json' };
import frZombieRules from '../languages/fr/zombie-mode/rules.json' with { type: 'json' };
import frHero from '../languages/fr/hero-mode/words.json' with { type: 'json' };
import frMansion from '../languages/fr/marvel/mansion-places.json' with { type: 'json' };
import frPeople from '../languages/fr/marvel/people.json' with { type: 'json' };
import frPlaces from '../languages/fr/marvel/places.json' with { type: 'json' };
import frSupers from '../languages/fr/supers/words.json' with { type: 'json' };
import frZombie from '../languages/fr/zombie-mode/words.json' with { type: 'json' };
import type { Pack } from '../packs.ts';

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
