/** Helmets and metal. */
import type { Gear } from './gear-layers.ts';
import { INK, mix } from './palette.ts';
import type { Pen } from './pen.ts';
import { dot, each, inked, line, shape, strokes } from './pen.ts';
import { rips } from './torn-masks.ts';

const lenses = (pen: Pen, fill = '#fff'): string =>
  shape('M86 99L105 106L101 111L91 109Z' + (pen.risen ? '' : 'M116 107L140 98L136 108L122 112Z'), fill);
export const HELMETS = {
  faceplate: (pen, s, c) => {
    const r = rips(pen, c.skin, s);
    const plate = 'M86 78L98 62L140 62L150 80L147 112L138 146L122 160L104 160L92 146L85 112Z';
    return {
      front:
        pen.form(
          'M76 92C76 54 92 34 120 34C152 34 168 56 166 96L160 138L146 160L126 172L100 170L86 156L78 126Z',
          c.a,
          { shift: [-10, -4] },
        ) +
        pen.form(plate, c.b, {
          lit: 'M40 40L142 40L138 78L142 96L130 104L134 126L122 146L124 180L40 180Z',
          ink: 4.5,
          inside:
            pen.gleam('M94 70L118 66L110 78L96 86Z', c.b.l) +
            line('M98 62L104 82H132L140 62M92 128L102 132L100 148M142 126L128 132L128 148', 2.6) +
            strokes('100 150 112 152 126 149 2') +
            shape('M84 96L108 102V96L84 90ZM116 102L150 90V96L116 96Z', c.b.d),
        }) +
        inked('M87 99L108 103L106 109L90 106ZM117 103L146 97L143 105L119 109Z', '#d9fbff', 3) +
        line('M90 103L106 106M120 106L143 101', 2, '#5fe0ff') +
        r.eye +
        r.jaw,
    };
  },
  wingHelmet: (pen, _s, c) => ({
    front:
      pen.form('M77 92C76 54 92 34 120 34C150 34 166 56 162 92L152 88Q118 76 86 90Z', c.b, {
        shift: [-12, -4],
        inside: pen.gleam('M92 56Q102 44 116 42Q104 52 102 70Z', '#fff') + line('M112 34Q106 60 110 82', 3),
      }) +
      inked(
        'M146 78L168 30L174 42L184 22L184 42L198 34L190 62L176 90L158 96ZM82 82L66 36L60 46L50 34L52 54L42 52L56 80L74 96Z',
        '#f4f1e6',
        5,
      ) +
      shape('M158 96L176 90L190 62L198 34L186 56L168 86ZM74 96L56 80L42 52L58 70Z', '#a9b0c4') +
      line('M160 84L176 48', 2),
  }),
  halfPlate: (pen, _s, c) => ({
    mask:
      pen.form('M112 40L114 92L120 100L118 116L134 122L132 140L146 160L170 150V40Z', c.b, {
        shift: [-10, -4],
        ink: 3.5,
        rimmed: true,
        inside: line('M114 72L140 66L150 84M120 116L150 112M134 122L140 144M150 84V112', 2.6),
      }) +
      inked('M117 104L128 96L142 99L140 110L128 114Z', INK, 2) +
      dot(129, 105, 13, '#ff4a4a').replace('/>', ' opacity=".3"/>') +
      dot(129, 105, 5.5, '#ff4a4a') +
      dot(127.5, 103.5, 2, '#ffe0d6'),
  }),
  /** Open face, and a crest of the hero's own hair. */
  crestHelm: (pen, _s, c) => ({
    front:
      pen.form(
        'M100 52L84 44L92 36L76 24L92 20L88 4L106 8Q128 -10 160 2Q194 14 200 48Q206 78 190 112Q182 80 166 60L128 36Z',
        c.hair,
        {
          shift: [-9, -5],
          inside:
            pen.gleam('M58 30Q74 4 104 6Q84 18 76 40Z', mix(c.hair.m, pen.rim, 0.5)) +
            strokes('112 36 120 16 140 8 1.6, 140 36 156 24 172 28 1.6, 164 52 178 50 190 62 1.6', c.hair.d),
        },
      ) +
      pen.form(
        'M76 142L72 96C74 58 92 38 120 38C152 38 168 60 166 98L163 138L152 168L141 156L150 122L152 96L140 84L112 96L90 84L85 98L86 124L90 146Z',
        c.a,
        {
          shift: [-10, -4],
          inside:
            shape('M108 36H130L122 74L113 92L106 74Z', c.b.m) +
            pen.gleam('M84 72Q88 54 102 47Q94 60 94 76Z', c.a.l) +
            line('M108 40L106 74L113 94L122 74L130 40M154 100L164 98', 3) +
            line('M90 86L112 97L140 86L152 97', 3, c.c.m),
        },
      ),
  }),
  waspHelm: (pen, _s, c) => ({
    front:
      line('M100 44Q86 14 56 10M142 42Q156 8 190 12', 9) +
      line('M100 44Q86 14 56 10M142 42Q156 8 190 12', 4, c.a.m) +
      dot(54, 10, 9, INK) +
      dot(54, 10, 5.5, c.a.m) +
      dot(192, 12, 9, INK) +
      dot(192, 12, 5.5, c.a.m) +
      pen.form(
        'M70 116Q62 34 120 28Q178 30 176 110L164 124L154 104L150 88L134 80L112 97L98 82L88 90L84 112L78 128Z',
        c.a,
        {
          shift: [-9, -4],
          inside:
            shape(
              'M106 24H134L124 74L113 96L104 76ZM70 118L72 92L84 100L82 122ZM176 112L174 86L156 98L162 122Z',
              c.b.m,
            ) +
            pen.gleam('M78 76Q82 50 102 38Q90 56 88 78Z', c.a.l) +
            line('M106 26L104 76L113 97L124 74L134 26', 3),
        },
      ),
  }),
  dome: (pen, s, c) => {
    const r = rips(pen, c.skin, s);
    return {
      front:
        pen.form('M64 150Q56 56 92 27Q120 8 154 25Q190 54 183 150L200 180L166 200H82L48 180Z', c.a, {
          shift: [-12, -5],
          inside:
            pen.gleam('M66 118Q66 60 100 34Q80 66 78 120Z', c.a.l) +
            line('M64 148L90 166L158 166L184 148', 4) +
            shape('M148 40Q176 70 172 148L158 166L176 176L196 170L184 148Q190 66 148 40Z', c.a.d) +
            strokes(
              '110 14 104 50 110 88 2.8, 66 122 80 120 86 114 2.4, 154 114 168 122 182 122 2.6, 70 92 92 78 111 92 2.4, 111 92 134 74 170 84 2.6',
            ) +
            each(
              [
                [74, 138],
                [60, 176],
                [84, 184],
                [122, 186],
                [160, 184],
                [168, 138],
              ],
              (x, y) => dot(x, y, 3.6, INK),
            ),
        }) +
        inked(
          'M76 94Q96 86 111 98Q130 84 162 90L158 112Q138 118 126 112L111 117L98 113Q86 116 78 110Z',
          '#2a0f10',
          4,
        ) +
        (pen.risen
          ? ''
          : shape('M84 99L104 104L100 109L88 108ZM118 104L148 96L144 107L123 110Z', '#ffe9c8') +
            dot(96, 105, 2.6, '#2a0f10') +
            dot(130, 104, 2.8, '#2a0f10')) +
        inked('M88 136L110 132L136 134L140 156L128 170H98L86 158Z', '#2a0f10', 4) +
        shape('M92 140L110 137L134 139L135 148H91ZM93 153H134L126 163H100Z', '#f1e6c8') +
        line('M100 139V163M109 138V164M118 138V164M127 139V163', 2, '#2a0f10') +
        r.eye,
    };
  },
  magnetHelm: (pen, _s, c) => ({
    front:
      pen.form(
        'M76 164L70 92Q70 30 120 28Q172 30 170 94L166 170L146 186L130 182L133 134L126 121L150 114L155 95L134 92L116 106L103 93L84 97L84 113L100 119L103 134L104 176L88 174Z',
        c.a,
        {
          shift: [-10, -4],
          inside:
            pen.gleam('M80 82Q82 50 108 38Q94 56 92 80Z', c.a.l) +
            shape('M160 60L170 94L166 170L150 184L154 130Z', c.a.d),
        },
      ) +
      inked('M82 99L64 40L98 70L113 92L128 66L176 30L158 96L134 93L116 107L103 94Z', c.b.m, 4.5) +
      shape('M70 52L96 76L108 92L103 94L84 96Z', c.b.l) +
      shape('M176 30L158 96L140 94L150 66Z', c.b.d),
  }),
  hawkHelm: (pen, s, c) => ({
    front:
      inked(
        'M150 70L214 4L206 30L228 26L210 48L228 54L204 66L216 76L188 84L166 104ZM82 72L44 26L50 48L32 46L50 66L36 72L58 82L76 104Z',
        '#f4ead0',
        5,
      ) +
      shape('M166 104L188 84L216 76L204 66L182 76ZM76 104L58 82L36 72L56 72Z', '#a8977c') +
      pen.form(
        'M76 126L73 92Q73 40 118 33Q164 34 169 84L166 122L150 126L147 108L132 102L121 112L111 142L102 112L95 104L85 107L86 122Z',
        c.b,
        {
          shift: [-9, -4],
          inside:
            pen.gleam('M82 78Q86 52 106 42Q94 58 94 76Z', c.b.l) +
            line('M112 36Q106 66 110 96', 3, c.b.d) +
            shape('M84 95L106 103L104 113L90 112ZM114 104L144 93L142 112L124 114Z', '#1b1420') +
            lenses(pen),
        },
      ) +
      rips(pen, c.skin, s).eye,
  }),
  hawkMask: (pen, s, c) => ({
    front:
      pen.form(
        'M78 116L74 90L46 4L82 36L92 30L104 52L113 40L122 52L140 26L148 34L200 -4L168 90L162 118L150 108L133 100L120 112L112 136L104 112L96 102L86 106Z',
        c.b,
        {
          shift: [-7, -4],
          inside:
            pen.gleam('M60 22L80 48L92 84L80 84Z', c.b.l) +
            line('M82 36L98 84M140 34L128 82M64 30L86 88M184 16L144 84', 2.6, c.b.d) +
            shape('M84 95L106 103L104 113L90 112ZM114 104L144 93L142 112L124 114Z', '#1b1420') +
            lenses(pen),
        },
      ) + rips(pen, c.skin, s).eye,
  }),
} satisfies { readonly [name: string]: Gear };
