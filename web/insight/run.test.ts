import { EDITIONS } from '@holdout/editions';
import { leading, createEngine, isRefusal, type GameEvent } from '@holdout/engine';
import { expect, it } from 'vitest';
import '../editions/testing.ts';
import type { Tempo } from './theatre.ts';
import { nextRun, playedAgain, skipped, still } from './run.ts';

const engine = createEngine(EDITIONS);
const NORMAL: Tempo = { speed: 2, motion: true };

it('plays on when the view changes and the game does not, and stops when it does', () => {
  const before = engine.newGame(
    { edition: 'classic', mission: '00', seats: [['amy', 'doug', 'josh', 'ned']] },
    'on',
  );
  if (isRefusal(before)) throw new Error(before.refused);
  const { context } = engine.gameOf(before);
  const [zone, next] = leading(context.board.zones, 2);
  const fresh: GameEvent[] = [
    { id: 1, parent: 0, cause: '', type: 'enemies-moved', enemy: 'walker', n: 1, from: zone.id, to: next.id },
  ];
  const after = { ...before, seq: before.seq + 1 };
  const playing = nextRun(
    context,
    still(context, { state: before, fresh: [] }),
    { state: after, fresh },
    NORMAL,
  );
  expect(playing.frames.length).toBeGreaterThan(0);
  // Somebody sits down: another view of the same moment.
  const scene = { state: after, fresh };
  const goesOn = nextRun(context, playing, scene, NORMAL);
  expect(goesOn.frames).toBe(playing.frames);
  expect(goesOn.scene).toBe(scene);
  // Ended before its time it can still be watched from the beginning.
  expect(skipped(playing).frames).toEqual([]);
  const again = playedAgain(skipped(skipped({ ...playing, frame: 1 })));
  expect(again).toMatchObject({ frames: playing.frames, frame: 0, total: playing.total, before });
  // Another run starts another clock.
  expect(again.frames).not.toBe(playing.frames);
  // Undo: another moment.
  expect(nextRun(context, playing, { state: before, fresh: [] }, NORMAL).frames).toEqual([]);
});
