import { EDITIONS } from '@holdout/editions';
import { rotateFace, ROTATIONS, type Edition, type Rotation } from '@holdout/engine';
import { sketchOf } from '@holdout/engine/drafts';
import { describe, expect, it } from 'vitest';
import { publishedMission } from '../new-mission.ts';
import type { MissionFile } from '../workshop.ts';
import {
  grown,
  mirrorBlock,
  moveBlock,
  placeTile,
  removeBlock,
  trimmed,
  turnBlock,
  wholeLevel,
} from './blocks.ts';
import { levelsOf } from './ground.ts';

const fileOf = (edition: Edition, id: string): MissionFile => {
  const file = publishedMission(edition, id);
  if (!file) throw new Error(id);
  return file;
};
const problems = (edition: Edition, file: MissionFile): string[] =>
  sketchOf(edition, file).problems.map((p) => `${p.at} ${p.code} ${p.detail ?? ''}`);

/** All levels, as whoever turns the whole board does. */
const everyLevel = (file: MissionFile, change: (f: MissionFile, level: number) => MissionFile): MissionFile =>
  levelsOf(file).reduce((f, _, level) => change(f, level), file);
const turnAll = (edition: Edition, file: MissionFile): MissionFile =>
  everyLevel(file, (f, level) => turnBlock(edition, f, wholeLevel(f, level)));
const mirrorAll = (edition: Edition, file: MissionFile): MissionFile =>
  everyLevel(file, (f, level) => mirrorBlock(edition, f, wholeLevel(f, level)));

describe.each(EDITIONS)('of $id', (edition) => {
  it.each(Object.keys(edition.missions))(
    'mission %s turned four times, mirrored twice, moved and back is the same',
    (id) => {
      const file = fileOf(edition, id);
      let turned = file;
      for (let n = 0; n < 4; n++) {
        turned = trimmed(edition, turnAll(edition, turned));
        expect(problems(edition, turned)).toEqual([]);
      }
      expect(JSON.stringify(turned)).toBe(JSON.stringify(file));
      const twice = mirrorAll(edition, mirrorAll(edition, file));
      expect(JSON.stringify(twice)).toBe(JSON.stringify(file));
      const wider = everyLevel(file, (f, level) => grown(edition, grown(edition, f, level, 'W'), level, 'N'));
      expect(problems(edition, wider)).toEqual([]);
      expect(JSON.stringify(trimmed(edition, wider))).toBe(JSON.stringify(file));
    },
  );
});

describe('a block', () => {
  const edition = EDITIONS[0];
  if (!edition) throw new Error('no edition');
  const file = fileOf(edition, '00');
  const zonesIn = (f: MissionFile): string =>
    JSON.stringify([f['start'], f['doors'], f['spawns'], f['objectives'], f['enemies']]);

  it('takes along what lies on it', () => {
    const moved = moveBlock(edition, file, wholeLevel(file, 0), 1, 2);
    expect(moved['start']).toEqual(['R_1B_22_kitchen']);
    expect(problems(edition, moved)).toEqual([]);
    expect(zonesIn(trimmed(edition, moved))).toBe(zonesIn(file));
  });

  it('that is taken away takes along what lay on it, and no more', () => {
    const left = removeBlock(edition, file, { level: 0, top: 1, left: 0, rows: 1, cols: 1 });
    expect(left).toMatchObject({ start: [], objectives: [{ zone: 'R_2B_00_bathroom' }] });
    expect(JSON.stringify(left['doors'])).not.toContain('1B');
    expect(JSON.stringify(left['doors'])).toContain('2B');
  });

  it('laid over others ends what lay there', () => {
    const over = moveBlock(edition, file, { level: 0, top: 1, left: 0, rows: 1, cols: 1 }, -1, 0);
    expect(over).toMatchObject({ start: ['R_1B_00_kitchen'], objectives: [] });
  });

  it('in which a face is changed keeps its streets', () => {
    const cells = (face: string, turn: Rotation): string =>
      edition.tiles[face] ? [...rotateFace(edition.tiles[face], turn).cells].sort().join() : '';
    const alike = Object.keys(edition.tiles)
      .filter((face) => face !== '2B')
      .flatMap((face) => ROTATIONS.map((turn) => ({ face, turn })))
      .find(({ face, turn }) => cells(face, turn) === cells('2B', 90));
    if (!alike) throw new Error('no such face');
    const other = placeTile(edition, file, { level: 0, row: 0, col: 0 }, alike);
    expect(other['objectives']).toEqual([]);
    expect(other['spawns']).toEqual(file['spawns']);
    expect(other['start']).toEqual(file['start']);
  });

  it('turned in its slot turns what lies on it', () => {
    const turned = placeTile(edition, file, { level: 0, row: 1, col: 0 }, { face: '1B', turn: 180 });
    expect(turned['start']).toEqual(file['start']);
    expect(JSON.stringify(turned['objectives'])).toBe(JSON.stringify(file['objectives']));
  });

  it('that would not fit stays', () => {
    expect(moveBlock(edition, file, wholeLevel(file, 0), 5, 0)).toBe(file);
    expect(moveBlock(edition, file, wholeLevel(file, 0), -1, 0)).toBe(file);
  });
});
