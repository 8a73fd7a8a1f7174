/** A face: eyes, brows, nose, mouth, beard, marks of age; of the risen also what death did to it. */
import { type BeardName, BEARDS, hidesMouth, isLong } from './beards.ts';
import { BROWS, EYES, NOSES } from './eyes.ts';
import { MARKS } from './marks.ts';
import { type Lips, MOUTHS } from './mouths.ts';
import { INK, mix, type Tone } from './palette.ts';
import { type Pen, shape, strokes } from './pen.ts';
import { deadEyes, gash, type Rotting, tornMouth } from './wounds.ts';

export interface FaceLooks extends Rotting, Lips {
  readonly eyes?: keyof typeof EYES;
  readonly iris?: string;
  readonly glow?: string;
  readonly brows?: keyof typeof BROWS;
  readonly browColour?: string;
  readonly nose?: keyof typeof NOSES;
  readonly mouth?: keyof typeof MOUTHS;
  readonly beard?: BeardName;
  readonly marks?: keyof typeof MARKS;
  readonly smooth?: boolean;
  readonly old?: boolean;
}

const WHITE = '#f7efdc';
const SHADE = '#c9bfb8';
const AGE =
  '78 108 84 112 86 118 1.2, 142 108 138 113 138 118 1.2, 96 128 88 134 88 146 1.3, 124 128 131 134 130 146 1.3, 96 76 110 73 126 77 1.2, 98 83 110 81 122 84 1.1';

const FEATHER = '132 112 124 113 116 111 1.2, 131 117 124 119 117 119 1.2, 126 140 121 142 117 146 1';
const SOCKETS = 'M84 97L107 99L106 106L88 103ZM115 99L142 94L139 108L128 101L117 106Z';

/** Features cut to the head, and what goes over its outline. */
export function face(pen: Pen, looks: FaceLooks, hair: Tone, skin: Tone): [string, string] {
  const nose =
    shape(NOSES[looks.nose ?? 'straight'][pen.flip ? 1 : 0], skin.d) +
    (pen.detail > 0 ? strokes('102 127 109 132 121 127 1.3') : '');
  const brows = shape(BROWS[looks.brows ?? 'stern'], looks.browColour ?? mix(hair.d, INK, 0.45));
  const marks = looks.marks ? MARKS[looks.marks](skin) : '';
  const lower = (looks.beard ? BEARDS[looks.beard](hair, skin) : '') + mouthOf(pen, looks);
  const [under, over] = isLong(looks.beard) ? ['', lower] : [lower, ''];
  if (pen.risen)
    return [nose + deadEyes(looks) + marks + brows + (pen.detail > 0 ? gash(looks) : '') + under, over];
  const ink = mix(skin.d, INK, 0.2);
  const shadow =
    shape(SOCKETS, skin.d, 'opacity=".8"') +
    nose +
    (pen.detail > 1 && !looks.smooth ? strokes(FEATHER, ink) : '') +
    (looks.old && pen.detail > 0 ? strokes(AGE, ink) : '');
  return [shadow + marks + eyesOf(pen, looks) + brows + under, over];
}

function mouthOf(pen: Pen, looks: FaceLooks): string {
  if (pen.risen) return tornMouth(looks);
  return hidesMouth(looks.beard) ? '' : MOUTHS[looks.mouth ?? 'firm'](looks);
}

const eyesOf = (pen: Pen, { eyes, iris, glow }: FaceLooks): string =>
  EYES[eyes ?? 'calm']({
    iris: iris ?? '#2a1d14',
    glow,
    whites: pen.flip ? [SHADE, WHITE] : [WHITE, SHADE],
  });
