/** What players read, word for word, where grammar or translation could go wrong. */
import { refuse, type Decision, type Option, type Prompt } from '@holdout/engine';
import { promptNames } from '@holdout/engine/testing';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, clauseOf, narrator } from './index.ts';
import { sampleOf } from './tests/samples.ts';
import { asOption } from './tests/telling.ts';

const en = narrator('en');
const fr = narrator('fr');
const said = (e: Parameters<typeof en.event>[0]) => [en.event(e), fr.event(e)];

const turn = (actions = 3): Decision => ({
  kind: 'pick',
  prompt: 'turn',
  by: 0,
  hero: 'amy',
  about: { actions },
  options: [],
});

describe('events', () => {
  it('name both zones of a move, and the cost only above one action [K-MOVE-4]', () => {
    expect(said(sampleOf('moved'))).toEqual([
      'Ned moves from street 3 to the kitchen (1B).',
      'Ned va de la rue 3 à la cuisine (1B).',
    ]);
    expect(said(sampleOf('moved', { from: 'R_4B_20_office', to: 'R_3C_00_toilets', cost: 3 }))).toEqual([
      'Ned moves from the office (4B) to the toilets (3C), for 3 actions.',
      'Ned va du bureau (4B) aux toilettes (3C), pour 3 actions.',
    ]);
  });

  it('tell an attack with its dice and hits [K-ATT-1]', () => {
    expect(said(sampleOf('attacked'))).toEqual([
      'Ned attacks street 4 with the pistol: 4, 2 — 1 hit.',
      'Ned attaque la rue 4 avec le pistolet\u00a0: 4, 2 — 1 touche.',
    ]);
    expect(said(sampleOf('attacked', { weapon: 'machete+machete', hits: 0 }))).toEqual([
      'Ned attacks street 4 with two machetes: 4, 2 — no hit.',
      'Ned attaque la rue 4 avec deux machettes\u00a0: 4, 2 — aucune touche.',
    ]);
    expect(fr.event(sampleOf('attacked', { weapon: 'mas-shotgun.gun' }))).toContain(
      'avec le canon du fusil de Maman',
    );
  });

  it('let numbers and verbs agree', () => {
    expect(said(sampleOf('enemies-moved'))).toEqual([
      '1 Runner moves from the office (4B) to the toilets (3C).',
      '1 Runner va du bureau (4B) aux toilettes (3C).',
    ]);
    expect(en.event(sampleOf('enemies-moved', { n: 2 }))).toMatch(/^2 Runners move from/);
    expect(fr.event(sampleOf('enemies-moved', { n: 2 }))).toMatch(/^2 Runners vont du/);
  });

  it('elide before a name: Tour d’Amy', () => {
    expect(fr.event(sampleOf('turn-started'))).toBe("Tour d'Amy\u00a0: 4 actions.");
    expect(fr.event(sampleOf('healed'))).toBe("Ned soigne une blessure d'Amy.");
  });

  it('say what an answer meant, not how it was typed', () => {
    expect(
      en.event(sampleOf('answered', { prompt: 'turn', by: 1, given: [{ verb: 'move', zones: ['S4'] }] })),
    ).toBe('Player 2: Move to street 4.');
    expect(said(sampleOf('answered'))).toEqual([
      'The players: Towards street 3, Towards the living room (1B).',
      'Les joueurs\u00a0: Vers la rue 3, Vers le salon (1B).',
    ]);
  });

  it('have the clause behind them, if it was one [C-COM-9]', () => {
    expect(clauseOf({ ...sampleOf('burned'), cause: 'C-COM-9' })).toBe('C-COM-9');
    expect(clauseOf({ ...sampleOf('burned'), cause: 'molotov' })).toBeUndefined();
    expect(clauseOf(sampleOf('lost'))).toBe('M-C07');
  });
});

describe('the corrected clauses', () => {
  it('being locked out has a reason of its own [M-C07-3]', () => {
    expect(said(sampleOf('lost', { cause: 'M-C07-3' }))).toEqual([
      'The game is lost: nobody can open a door any more.',
      'La partie est perdue\u00a0: plus personne ne peut ouvrir de porte.',
    ]);
  });

  it('Matching Set! is a question with two answers [C-SK-25]', () => {
    const cards = ['machete'];
    const options = ['match', 'decline'].map((id) => asOption(id, undefined, { cards }));
    const d: Decision = {
      kind: 'pick',
      prompt: 'match-set',
      by: 0,
      hero: 'doug',
      about: { card: 'machete' },
      options,
    };
    expect([en, fr].map((say) => [say.prompt(d), ...options.map((o) => say.option(d, o))])).toEqual([
      [
        'Doug has found a machete: take a second one from the deck and shuffle it?',
        'Take the second one and shuffle the deck',
        'Leave it, the deck stays as it is',
      ],
      [
        'Doug trouve une machette\u00a0: en prendre un second exemplaire dans la pioche, puis la mélanger\u00a0?',
        'Prendre le second et mélanger la pioche',
        'Le laisser, la pioche reste telle quelle',
      ],
    ]);
  });

  it('a printing nobody knows is refused with what there is [C-LOS-2]', () => {
    const r = refuse('setup.variants', 'variants.printing: 2012, later');
    expect(en.refusal(r)).toContain('(variants.printing: 2012, later)');
    expect(fr.refusal(r)).toContain('(variants.printing: 2012, later)');
  });

  it('printings have names and say what they mean [C-LOS-2]', () => {
    expect([en.variant('printing'), en.choice('printing', 'later')]).toEqual(['Printing', 'Later printing']);
    expect(fr.choiceText('printing', '2012')).toMatch(/à une zone/);
  });
});

describe('decisions', () => {
  it('ask the players’ own box for as many dice as are rolled', () => {
    const options = [asOption('die:1', 'number')];
    const roll = (total: number): Decision => ({
      kind: 'row',
      prompt: 'roll-by-hand',
      by: 'team',
      total,
      options,
    });
    expect(en.prompt(roll(1))).toBe('Roll one die: what does it show?');
    expect(fr.prompt(roll(3))).toBe('Lancez 3 dés\u00a0: que montrent-ils\u00a0?');
  });

  it('ask with the facts at hand', () => {
    expect(en.prompt(turn())).toBe('Amy: 3 actions left. What next?');
    expect(fr.prompt(turn(1))).toBe('Amy\u00a0: encore 1 action. Que faire\u00a0?');
  });

  it('label options in a few words, with a cost that is not plain', () => {
    const label = (o: Option) => [en.option(turn(), o), fr.option(turn(), o)];
    expect(label(asOption('move:S4', 'zones', { cost: 3 }))).toEqual([
      'Move to street 4 (3 actions)',
      'Aller à la rue 4 (3 actions)',
    ]);
    expect(label(asOption('leave', undefined, { cost: 0 }))).toEqual([
      'Leave the board (free)',
      'Quitter le plateau (gratuit)',
    ]);
    expect(label(asOption('open:R_1B_01_kitchen-S7', 'door', { cost: 1, cards: ['fire-axe'] }))).toEqual([
      'Open the door between the kitchen (1B) and street 7, with the fire axe',
      "Ouvrir la porte entre la cuisine (1B) et la rue 7, avec la hache d'incendie",
    ]);
  });

  it('tell a token from a card to take', () => {
    const trade: Decision = {
      kind: 'pick',
      prompt: 'trade',
      by: 0,
      hero: 'amy',
      about: { other: 'ned' },
      options: [],
    };
    expect(en.option(turn(), asOption('take:S4', 'zones'))).toBe('Take the objective');
    expect(en.option(trade, asOption('take:pistol', 'items'))).toBe('Take the pistol');
    expect(fr.option(trade, asOption('take:sawed-off.empty', 'items'))).toBe(
      'Prendre le fusil à canon scié (à recharger)',
    );
  });

  it('have a question for every prompt, also without any fact', () => {
    for (const prompt of promptNames() as readonly Prompt[]) {
      for (const language of LANGUAGES) {
        expect(narrator(language).prompt({ kind: 'pick', prompt, by: 'team', options: [] })).not.toMatch(
          /^prompt\./i,
        );
      }
    }
  });
});

describe('refusals', () => {
  it('say what, why and what to do [C-OPEN-1]', () => {
    const intent = { verb: 'open', door: 'R_1B_01_kitchen-S7' };
    const r = { ...refuse('open.no-tool', 'open:R_1B_01_kitchen-S7'), intent };
    expect(en.refusal(r)).toBe(
      'Open the door between the kitchen (1B) and street 7: not possible. Nothing in hand opens doors. Take a crowbar, a fire axe or a chainsaw in hand.',
    );
    expect(fr.refusal(r)).toMatch(
      /^Ouvrir la porte entre la cuisine \(1B\) et la rue 7\u00a0: impossible\. Rien en main/,
    );
  });

  it('quote what was typed when it means nothing', () => {
    expect(en.refusal(refuse('answer.not-offered', 'move:S99'))).toMatch(/^“move:S99” is not on offer/);
  });

  it('pass on what is wrong with a file, and where', () => {
    expect(en.refusal(refuse('setup.mission-broken', 'board.door-zone doors[3] S99'))).toBe(
      'The mission file cannot be played. doors[3]: the door names “S99”, which is no zone of this board. Check the zone names.',
    );
    expect(fr.refusal(refuse('scenario.broken', 'heroes.ned.zone scenario.zone-unknown S99'))).toBe(
      "Le scénario ne peut pas être mis en place. heroes.ned.zone\u00a0: le plateau n'a pas de zone «\u00a0S99\u00a0». Vérifiez les noms de zones.",
    );
    expect(en.problem('mission.no-spawn', '')).toBe('The mission has no spawn zone. Name at least one.');
    expect(en.problem('later.code', 'x', 'y')).toBe('x: something is wrong (later.code: y).');
  });
});

describe('names', () => {
  it('are short for zones, doors and cars', () => {
    expect([
      en.zone('S4'),
      en.zone('R_1B_01_kitchen'),
      en.door('R_1B_01_kitchen-S7'),
      en.car('police-2'),
    ]).toEqual(['street 4', 'kitchen (1B)', 'kitchen (1B) – street 7', 'police car no. 2']);
    expect([fr.zone('S4'), fr.zone('R_1B_01_kitchen'), fr.door('R_1B_01_kitchen-R_2B_00_bathroom')]).toEqual([
      'rue 4',
      'cuisine (1B)',
      'cuisine (1B) – salle de bains (2B)',
    ]);
  });

  it('tell rooms of a tile that lies on the board twice apart', () => {
    const zones = ['S1', 'R_1B_00_kitchen', 'R_1B_21_kitchen', 'R_2B_10_living'];
    const here = narrator('en', { zones });
    expect(zones.map(here.zone)).toEqual([
      'street 1',
      'kitchen (1B, column 1, row 1)',
      'kitchen (1B, column 3, row 2)',
      'living room (2B)',
    ]);
  });

  it('fall back to what players gave, then to the id [C-SKILL-4]', () => {
    expect(narrator('fr', { heroes: { mo: 'Mo le Grand' } }).hero('mo')).toBe('Mo le Grand');
    expect(en.hero('mo')).toBe('mo');
    expect(en.zone('R_9Z_00_cellar')).toBe('room “cellar” (9Z)');
    expect(en.mission('mine')).toMatchObject({ name: 'mine', intro: '' });
  });

  it('call people by their names where they are known', () => {
    const here = narrator('en', { players: ['Ann', null] });
    const asked = (by: number): Decision => ({ kind: 'pick', by, prompt: 'activate', options: [] });
    expect(here.prompt(asked(0))).toMatch(/^Ann: /);
    expect(here.prompt(asked(1))).toMatch(/^Player 2: /);
  });

  it('put the card into "Starts with" [C-SK-30]', () => {
    expect(en.skill('starts-with:pistol')).toBe('Starts with: Pistol');
    expect(fr.skill('starts-with:pistol')).toBe('Commence avec\u00a0: Pistolet');
    expect(en.skillText('starts-with:pistol')).toMatch(/^This card is taken/);
  });

  it('count enemies', () => {
    expect([en.enemies('fatty', 1), en.enemies('fatty', 2), fr.enemies('walker', 2)]).toEqual([
      '1 Fatty',
      '2 Fatties',
      '2 Walkers',
    ]);
  });
});

describe('the rule reference', () => {
  it('gives clauses and chapters in the language asked for [K-LOS-2]', () => {
    expect(en.clause('K-LOS-2')).not.toBe(fr.clause('K-LOS-2'));
    expect(en.clause('K-NONE-1')).toBe('');
    expect(fr.chapters().find((c) => c.id === 'movement')).toMatchObject({
      title: 'Déplacement',
      edition: 'kernel',
    });
  });
});
