/** Where on a wide screen the lesson stands: where the board leaves room. */
import type { Context } from '@holdout/engine';
import { geometryOf } from '../board/geometry.ts';

type LessonPlace = 'beside' | 'below' | 'rail';

/** Up to this shape (width by height) a board leaves room beside it, from the other on below it. */
const TALL = 0.8;
const FLAT = 1.5;

export function lessonPlace(context: Context): LessonPlace {
  const { width, height } = geometryOf(context);
  const shape = width / height;
  if (shape <= TALL) return 'beside';
  return shape >= FLAT ? 'below' : 'rail';
}
