/** Mission files of DCeased that players write themselves: refused with code and place, or playable. */
import { isRefusal, type Json, type Refusal, type State } from '@holdout/engine';
import { changed, copyOf, type MissionFile } from '@holdout/engine/testing';
import { describe, expect, it } from 'vitest';
import { ITEMS } from '../cards.ts';
import { dceased } from '../index.ts';
import { equipment, engine, play } from './table.ts';

const copy = (id: string): MissionFile => copyOf(dceased, id);
const begin = (mission: Json): State | Refusal =>
  engine.newGame(
    { edition: 'dceased', mission, seats: [['cyborg', 'batman', 'hawkgirl', 'green-arrow']] },
    'own',
  );

describe('a broken mission is refused with code and place', () => {
  const BROKEN: [string, string, Json, string][] = [
    ['D0', 'win', { livingExit: 1 }, 'file.not-a-flag win.livingExit'],
    ['D0', 'win', { peopleAway: 0 }, 'file.not-a-number win.peopleAway 1..12'],
    ['D0', 'lose.0.when', { tooFewPeople: 13 }, 'file.not-a-number lose[0].when.tooFewPeople 1..12'],
    ['D0', 'own.objects.0.id', 'dumpster', 'file.unknown-word own.objects[0].id lamp-post, phone-booth, daily-planet-globe'],
    ['D0', 'own.objects.0.zone', 'S99', 'mission.zone-unknown own.objects[0].zone S99'],
    ['D2', 'own.objects.0.id', 'daily-planet-globe', 'mission.object-twice own.objects'],
    ['D2', 'rules.1.do.0', { drawEquipment: true }, 'mission.misplaced rules[1].do[0].drawEquipment hero'],
    ['D3', 'rules.2.do.0', { plugSpawns: { counter: 'P!' } }, 'mission.counter-name rules[2].do[0].plugSpawns.counter P!'],
    ['D4', 'own.hideEquipment.0.card', 'riot-shield', 'file.unknown-word own.hideEquipment[0].card secret-mission-3, secret-mission-4'],
    ['D4', 'own.hideEquipment.0.zones', ['S1'], 'mission.no-room own.hideEquipment secret-mission-3'],
    ['D4', 'own.hideEquipment.1.card', 'secret-mission-3', 'mission.card-placed-twice own.hideEquipment'],
    ['D4', 'rules.5.do.0', { equipUnarmed: 'attic' }, 'mission.area-unknown rules[5].do[0].equipUnarmed attic'],
    ['D4', 'rules.2.of', 'riot-shield', 'file.unknown-word rules[2].of secret-mission-3, secret-mission-4'],
    ['D5', 'win', { peopleIn: { area: 'attic' } }, 'mission.area-unknown win.peopleIn.area attic'],
    ['D5', 'win', { teamOf: 7 }, 'file.not-a-number win.teamOf 1..6'],
    ['D6', 'rules.0.do.1', { lookAtCards: 0 }, 'file.not-a-number rules[0].do[1].lookAtCards 1..9'],
    ['D6', 'rules.4.do.0', { bringEnemyHero: 'walker' }, 'mission.no-enemy-hero rules[4].do[0].bringEnemyHero walker'],
    ['D8', 'own.enemyHeroes.0.lying', 'yes', 'file.not-a-flag own.enemyHeroes[0].lying'],
    ['D8', 'rules.1.do.0', { powerToOtherSide: 4 }, 'mission.misplaced rules[1].do[0].powerToOtherSide hero'],
    ['D10', 'own.aside', ['secret-mission-3'], `file.unknown-word own.aside[0] ${ITEMS.join(', ')}`],
    ['D10', 'rules.1.of', 'walker', 'mission.no-enemy-hero rules[1].of walker'],
    ['D10', 'rules.0.on', 'enemy-hero-defeated', 'mission.misplaced rules[0].do[0].returns enemy-hero'],
    ['D10', 'win', { enemyHeroesGone: { of: ['brute'], atLeast: 1 } }, 'mission.no-enemy-hero win.enemyHeroesGone.of[0] brute'],
  ]; // prettier-ignore

  it.each(BROKEN)('%s %s = %j', (id, path, value, at) => {
    const { refused, at: place } = begin(changed(dceased, id, path, value)) as Refusal;
    expect([refused, place]).toEqual(['setup.mission-broken', at]);
  });
});

describe('a mission of the players own', () => {
  it('begins, as do the files of the box', () => {
    for (const id of Object.keys(dceased.missions)) expect(isRefusal(begin(copy(id)))).toBe(false);
  });

  it('without a use for a Secret Mission gives experience for it [D-EQP-1]', () => {
    const file = copy('D4');
    const mission = { ...file, rules: [], goals: [], win: { never: true }, own: {} };
    const zone = 'R_6N_00_foyer';
    const s = play({ mission, heroes: { cyborg: { zone } }, own: { cards: [], equipment: [{ card: 'secret-mission-3', zone }] }, turn: 'cyborg' }); // prettier-ignore
    s.play('collect');
    expect([s.hero('cyborg').xp, equipment(s, 'cyborg')]).toEqual([5, []]);
  });

  it('may give power, equipment or a card for every spawn point whenever it likes', () => {
    const rules = [
      { on: 'level-reached', do: [{ drawEquipment: true }, { powerToAll: 1 }, { spawnCard: 'all' }] },
    ];
    const mission = { ...copy('D1'), rules: [{ on: 'objective-taken', do: [{ experience: 7 }] }, ...rules] };
    const zone = 'R_7N_00_relay';
    const s = play({
      mission,
      heroes: { cyborg: { zone }, 'green-arrow': { zone: 'S14' } },
      spawns: true,
      own: { cards: [], equipment: [] },
      draws: { spawn: ['030', '031', '032'], equipment: ['riot-shield'] },
      turn: 'cyborg',
    }).play(`take:${zone}`);
    expect([equipment(s, 'cyborg'), s.hero('green-arrow').track]).toEqual([['riot-shield'], 1]);
  });
});
