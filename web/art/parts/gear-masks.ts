/** Masks over the whole head. */
import type { Gear, Wearer } from './gear-layers.ts';
import { HEADS } from './heads.ts';
import { INK, type Tone } from './palette.ts';
import { dot, inked, line, type Pen, shape } from './pen.ts';
import { rips } from './torn-masks.ts';

const bigLens = (fill: string): string =>
  inked(
    'M82 96Q96 94 107 108Q104 120 92 118Q82 112 82 96ZM114 109Q126 92 148 92Q148 112 134 119Q118 121 114 109Z',
    fill,
    7,
  );
/** A mask over the whole head. */
const whole = (pen: Pen, s: Wearer, tone: Tone, inside: string): string =>
  pen.form(HEADS[s.head], tone, {
    lit: 'M30 20L146 20L140 62L144 92L134 100L144 112L131 120L134 134L124 146L128 180L30 180Z',
    inside,
  });

export const MASKS = {
  patchMask: (pen, s, c) => {
    const r = rips(pen, c.skin, s);
    return {
      front:
        whole(
          pen,
          s,
          c.a,
          line('M110 46Q104 84 108 162', 2, c.a.d) +
            shape(
              'M80 86Q100 82 108 104Q106 126 92 126Q78 118 80 86ZM113 105Q122 80 150 84Q154 116 136 126Q114 128 113 105Z',
              INK,
            ) +
            shape('M86 102L105 106L100 112L91 110ZM116 107L142 97L138 108L122 112Z', '#fff') +
            pen.gleam('M90 62Q102 50 116 52Q104 60 100 72Z', c.a.l),
        ) +
        r.eye +
        r.jaw,
    };
  },
  webMask: (pen, s, c) => {
    const r = rips(pen, c.skin, s);
    return {
      front:
        whole(
          pen,
          s,
          c.a,
          (pen.detail
            ? line(
                'M110 40V170M110 110L60 60M110 110L170 50M110 110L60 110M110 110H180M110 110L70 170M110 110L160 170M110 110L86 36M110 110L138 34M94 126Q110 136 126 126M84 140Q110 156 136 140M90 78Q110 86 134 76M82 58Q110 68 146 56',
                1.6,
                c.a.d,
              )
            : '') +
            bigLens('#f6fbff') +
            pen.gleam('M90 60Q102 50 114 52Q104 58 100 68Z', c.a.l),
        ) +
        r.eye +
        r.jaw,
    };
  },
  pantherMask: (pen, s, c) => {
    const r = rips(pen, c.skin, s);
    return {
      front:
        pen.form(
          'M84 62L76 28L102 46Q120 40 136 44L164 24L160 62L161 94L155 124L146 146L126 163L101 162L87 147L79 114Z',
          c.a,
          {
            shift: [-13, -5],
            inside:
              pen.gleam('M92 62Q102 54 112 54L106 78L96 84Z', c.a.l) +
              shape('M104 124L110 120L118 124L113 130ZM92 142L108 138L126 140L110 145Z', INK) +
              line('M111 52L109 92M88 120L98 126M134 120L124 128M96 90L104 98M132 86L118 98', 2, '#c9b7ff'),
          },
        ) +
        // On a token the eyes are all there is to be seen of the face.
        inked(
          pen.detail > 0
            ? 'M84 99L106 107L100 112L89 109ZM114 108L144 96L138 108L121 113Z'
            : 'M80 94L107 106L101 116L87 112ZM113 107L148 91L142 110L121 117Z',
          '#f2edff',
          2.5,
        ) +
        r.eye +
        r.jaw,
    };
  },
  henchHood: (pen, s, c) => {
    const r = rips(pen, c.skin, s);
    return {
      front:
        whole(
          pen,
          s,
          c.a,
          line('M110 46V78M110 128V164M84 132Q110 142 148 128', 2.6, c.a.d) +
            shape('M92 146H126L122 154H97Z', c.a.d) +
            pen.gleam('M90 62Q102 50 116 52Q104 60 100 72Z', c.a.l),
        ) +
        '<g transform="translate(6)">' +
        line('M74 100L154 94', 14) +
        line('M74 100L154 94', 8, '#3a3226') +
        inked(
          'M78 104A17 17 0 1 1 112 104A17 17 0 1 1 78 104ZM112 103A18 18 0 1 1 148 103A18 18 0 1 1 112 103Z',
          c.b.d,
          5,
        ) +
        dot(94, 104, 11, c.b.m) +
        dot(130, 103, 11.5, c.b.m) +
        dot(91, 100, 4, '#fff4d6') +
        dot(126, 99, 4, '#fff4d6') +
        dot(95, 106, 3, INK) +
        dot(129, 105, 3, INK) +
        r.eye +
        r.jaw +
        '</g>',
    };
  },
} satisfies { readonly [name: string]: Gear };
