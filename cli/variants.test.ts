import { isRefusal, parseSave } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { runCommand } from './run.ts';
import { testIo } from './test-io.ts';

const savedSetup = (text: string | undefined) => {
  const save = parseSave(text ?? '');
  if (isRefusal(save)) throw new Error(save.refused);
  return save.setup;
};

describe('--variant', () => {
  it('plays the later printing, says so and keeps it [C-LOS-2]', async () => {
    const io = testIo(['1', 'q']);
    const args = ['play', '08', '--save', 'mine.json', '--variant', 'printing=later'];
    expect(await runCommand(args, io)).toBe(0);
    expect(io.text).toMatch(/^Printing: Later printing\. From inside a building .* along the street/m);
    expect(savedSetup(io.files.get('mine.json')).variants).toEqual({ printing: 'later' });
  });

  it('left out, 2012 is played and said, in French too [C-LOS-2]', async () => {
    const io = testIo(['1', 'q']);
    expect(await runCommand(['play', '08', '--save', 'mine.json', '--lang', 'fr'], io)).toBe(0);
    expect(io.text).toMatch(/^Édition des règles\s: 2012\. Depuis un bâtiment, on voit à une zone/m);
    expect(savedSetup(io.files.get('mine.json'))).not.toHaveProperty('variants');
    const other = testIo(['q']);
    await runCommand(['play', 'MZ0', '--save', 'mine.json'], other);
    expect(other.text).not.toContain('Printing');
  });

  it('simulates either printing [C-LOS-2]', async () => {
    for (const printing of ['2012', 'later']) {
      const io = testIo();
      const args = ['sim', '--mission', '08', '--games', '1', '--variant', `printing=${printing}`, '--json'];
      expect(await runCommand(args, io)).toBe(0);
      expect(JSON.parse(io.text)).toMatchObject({ mission: '08', games: 1, stuck: 0 });
    }
  });

  it.each([
    [['play', '08', '--variant', 'printing=1999'], 'Known for classic: printing=2012, printing=later.'],
    [['play', '08', '--variant', 'later'], 'Known for classic: printing=2012, printing=later.'],
    [['sim', '--mission', 'MZ1', '--variant', 'printing=later'], 'There are none for zombie.'],
  ])('%j is refused with what there is', async (args, message) => {
    const io = testIo(['q']);
    expect(await runCommand(args, io)).toBe(2);
    expect(io.errors.join(' ')).toContain(message);
  });

  it('is a key of scenario files too [C-LOS-2]', async () => {
    const offered = async (variants: object): Promise<string> => {
      const io = testIo();
      const scenario = {
        mission: '08',
        heroes: { ned: { zone: 'R_4B_20_lobby', hands: ['rifle'] } },
        doors: { 'R_4B_20_lobby-S10': 'open' },
        enemies: [{ type: 'walker', zone: 'S8' }],
        turn: 'ned',
        ...variants,
      };
      io.write('s.json', JSON.stringify(scenario));
      await runCommand(['scenario', 's.json'], io);
      return [...io.lines, ...io.errors].join('\n');
    };
    expect(await offered({})).not.toContain('attack:rifle@S8');
    expect(await offered({ variants: { printing: 'later' } })).toContain('attack:rifle@S8');
    expect(await offered({ variants: { printing: 'soon' } })).toMatch(/variants\.printing: 2012, later/);
  });
});
