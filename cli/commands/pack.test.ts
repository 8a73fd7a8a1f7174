/** `holdout pack`, and simulations of what is in a file. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { classic } from '@holdout/editions';
import { packsPage, PACKS_PAGE } from '../packs-page.ts';
import { runCommand } from '../run.ts';
import { testIo, type TestIo } from '../test-io.ts';

const json = (io: TestIo): Record<string, unknown> => JSON.parse(io.text) as Record<string, unknown>;

describe('pack', () => {
  const LAMPS = fileURLToPath(new URL('../../editions/example-pack/lamplighters.json', import.meta.url));

  it('says what is in a pack that is in order', async () => {
    const io = testIo();
    io.write('a.json', readFileSync(LAMPS, 'utf8'));
    expect(await runCommand(['pack', 'check', 'a.json'], io)).toBe(0);
    expect(io.lines[0]).toContain('The Lamplighters by Holdout, lamplighters 1.0');
    expect(io.text).toContain('heroes: odile, wick, defib, sodium');
  });

  it('says what is wrong, where, and what to do', async () => {
    const io = testIo();
    io.write('a.json', readFileSync(LAMPS, 'utf8').replace('"walker"', '"whale"').replace('"1.0"', '"new"'));
    expect(await runCommand(['pack', 'check', 'a.json'], io)).toBe(1);
    expect(io.errors.join('\n')).toMatch(/a\.json: .*version.*Choose another/);
  });

  it('takes a mission alone', async () => {
    const io = testIo();
    io.write('m.json', JSON.stringify(classic.missions['05']));
    expect(await runCommand(['pack', 'check', 'm.json'], io)).toBe(0);
    io.write('m.json', JSON.stringify({ ...(classic.missions['05'] as object), start: ['S99'] }));
    expect(await runCommand(['pack', 'check', 'm.json'], io)).toBe(1);
    expect(io.errors[0]).toMatch(/start\[0\].*S99.*Check the zone names/);
  });

  it('lets bots play what is in a file, with its heroes, as they play the box', async () => {
    const [own, box] = [testIo(), testIo()];
    own.write('m.json', JSON.stringify(classic.missions['02']));
    own.write('a.json', readFileSync(LAMPS, 'utf8'));
    const sim = ['sim', '--games', '3', '--bot', 'random', '--seed', 'x', '--json'];
    expect(await runCommand([...sim, '--file', 'm.json'], own)).toBe(0);
    expect(await runCommand([...sim, '--mission', '02'], box)).toBe(0);
    expect({ ...json(own), gamesPerSecond: 0 }).toEqual({ ...json(box), gamesPerSecond: 0 });
    expect(await runCommand([...sim, '--file', 'a.json', '--team', 'odile'], own)).toBe(0);
    expect(JSON.parse(own.lines[1] ?? '')).toMatchObject({ mission: 'LK1', games: 3, stuck: 0 });
    expect(await runCommand([...sim, '--file', 'a.json', '--team', 'wick'], own)).toBe(2);
    expect(own.errors.join()).toContain('no hero "wick"');
  });

  it('prints the schema', async () => {
    const io = testIo();
    expect(await runCommand(['pack', 'schema'], io)).toBe(0);
    expect(json(io)).toMatchObject({
      title: 'pack',
      $defs: { 'mission-of-hero': { title: 'mission of hero' } },
    });
  });
});

it('the schema in the documents is the one packs are read by', () => {
  const page = readFileSync(PACKS_PAGE, 'utf8');
  expect(packsPage(page)).toBe(page);
});
