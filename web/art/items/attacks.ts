/** Generic pictures for the attack lines of super heroes. */
import { BLOOD, BONE, INK, tones } from '../parts/palette.ts';
import type { Pen } from '../parts/pen.ts';
import { dot, inked, line, shape, strokes } from '../parts/pen.ts';
import { turn } from './turn.ts';

const star =
  'M110 40L124 82L158 54L148 94L196 86L160 116L204 138L154 140L172 184L130 158L112 206L98 160L52 188L68 142L18 140L62 116L24 84L72 94L60 54L96 82Z';
export const ATTACKS = {
  claw: () =>
    [0, 42, 84]
      .map(
        (x, i) =>
          inked(
            `M${52 + x} ${40 + i * 4}Q${22 + x} 124 ${26 + x} ${206 - i * 6}Q${46 + x} 130 ${74 + x} ${46 + i * 4}Z`,
            '#1a0a10',
            4,
          ) +
          shape(
            `M${54 + x} ${56 + i * 4}Q${32 + x} 124 ${32 + x} ${180 - i * 6}Q${46 + x} 124 ${64 + x} ${56 + i * 4}Z`,
            '#ff4a3d',
          ),
      )
      .join('') +
    inked(
      'M196 40L132 66L140 76L212 62ZM210 70L146 88L152 98L214 92ZM214 100L158 112L162 122L214 120Z',
      '#f4f9ff',
      4.5,
    ) +
    shape('M196 44L150 66L204 58ZM208 74L160 90L212 84Z', '#8ea6c0'),
  bolt: () =>
    '<circle cx="96" cy="120" r="70" fill="#8fe9fa" opacity=".22"/>' +
    inked('M150 40L58 128H96L34 210L160 116H116L196 40Z', '#fff4b8', 6) +
    shape('M150 48L76 122H106L60 186L142 122H102L172 48Z', '#ffd166') +
    line('M40 84L58 90L52 102L70 106M150 150L164 160L156 172L172 182M176 100L190 104', 4, '#d9f6ff'),
  'shield-throw': () =>
    shape('M216 60Q150 54 108 96L120 152Q168 110 216 118Z', '#fff4d6', 'opacity=".55"') +
    strokes('206 72 160 70 124 96 3, 210 96 166 96 132 124 3, 208 116 176 120 144 140 2.6', '#fff4d6') +
    `<g transform="translate(84 130) rotate(-24) scale(1 .8)"><circle r="70" fill="#b92f38" stroke="${INK}" stroke-width="7"/><circle r="53" fill="#eee6d4" stroke="${INK}" stroke-width="4"/><circle r="36" fill="#b92f38" stroke="${INK}" stroke-width="4"/><circle r="19" fill="#2f62ad" stroke="${INK}" stroke-width="4"/><path d="M-62 -8A62 62 0 0 1 -20 -59L-16 -48A50 50 0 0 0 -50 -6Z" fill="#ffb0a6"/></g>`,
  punch: (pen) => {
    const skin = tones('#d19a6b');
    const cuff = tones('#2f62ad');
    return (
      shape(star, '#ffd166') +
      shape(star, '#fff4b8', 'transform="translate(38 44) scale(.65)"') +
      turn(
        -8,
        pen.form('M150 84H240V176H150Z', cuff, {
          ink: 6,
          shift: [-4, -10],
          inside: line('M168 84V176', 5, cuff.d),
        }) +
          pen.form(
            'M58 92Q60 76 78 76L146 78Q162 82 162 100V160Q158 178 140 178L84 176Q62 172 58 156Z',
            skin,
            {
              ink: 6.5,
              shift: [-5, -10],
              inside:
                shape('M58 92Q60 76 78 76H92Q84 84 86 100H58Z', skin.l) +
                line('M58 100H100M56 124H98M60 148H98M100 82Q110 126 98 174', 4),
            },
          ) +
          inked('M96 118Q130 104 146 122Q146 140 128 144L100 146Q88 134 96 118Z', skin.m, 4.5),
        8,
        0,
      )
    );
  },
  blast: () =>
    shape('M214 96L80 76L60 126L82 178L214 152Z', '#ff5a3d') +
    shape('M214 108L84 92L70 126L84 160L214 140Z', '#ffb13d') +
    shape('M214 118L92 108V144L214 130Z', '#fff7cf') +
    `<g transform="translate(-46 8) scale(.96)">${inked(star, '#ff7a2f', 5)}</g><g transform="translate(4 50) scale(.62)">${shape(star, '#ffd166')}</g><g transform="translate(32 76) scale(.38)">${shape(star, '#fff7cf')}</g>` +
    inked('M160 60L176 52L178 66ZM176 186L194 190L182 200ZM126 54L134 44L140 56Z', '#3a2430', 3.5),
  blade: (pen) =>
    shape('M14 176Q34 66 202 52Q92 90 62 196Z', '#d9f6ff', 'opacity=".6"') +
    shape('M24 178Q52 88 186 60Q92 96 54 190Z', '#fff') +
    turn(
      46,
      pen.form('M98 160L94 34L110 4L126 34L122 160Z', tones('#aeb9c6'), {
        ink: 6,
        shift: [-9, 0],
        inside: line('M110 14V158', 3, '#5b6778'),
      }) +
        inked('M70 158Q110 146 150 158V172Q110 162 70 172Z', '#d8b04a', 5.5) +
        pen.form('M100 170H120V226H100Z', tones('#7a4a2c'), {
          ink: 5.5,
          inside: line('M98 182L122 190M98 196L122 204M98 210L122 218', 3),
        }) +
        dot(110, 234, 13, INK) +
        dot(110, 234, 9, '#d8343c'),
      6,
      0,
    ),
  bite: (pen) => {
    const gum = tones('#b8485c');
    return (
      shape('M0 40H220V212H0Z', '#1a0a10', 'opacity=".55"') +
      pen.form('M-6 36H226V86Q200 118 110 122Q20 118 -6 86Z', gum, { ink: 6, shift: [-4, -8] }) +
      inked(
        'M16 98L22 138L42 108L56 152L76 114L94 160L110 118L128 160L144 114L164 152L178 108L198 138L204 98Q110 130 16 98Z',
        BONE,
        5,
      ) +
      shape(
        'M16 98L22 132L32 106ZM42 108L56 144L62 112ZM76 114L94 150L98 118ZM110 118L122 146L126 118Z',
        '#fffbe6',
      ) +
      pen.form('M-6 218H226V186Q200 168 110 166Q20 168 -6 186Z', gum, { ink: 6, shift: [-4, -6] }) +
      inked(
        'M26 186L36 156L52 180L68 150L84 178L102 154L118 178L136 152L150 178L168 156L184 182L196 162L200 188Q110 166 26 186Z',
        BONE,
        5,
      ) +
      line('M94 160V176M164 152L166 166M56 152L55 164', 4, BLOOD) +
      dot(94, 180, 5, BLOOD) +
      dot(166, 170, 4, BLOOD)
    );
  },
  arrow: () =>
    strokes('206 96 150 112 96 130 4, 208 160 150 160 96 152 4', '#fff4d6') +
    turn(
      -24,
      line('M58 128H214', 13) +
        line('M58 128H214', 7, '#c89a5c') +
        line('M62 126H210', 2, '#efcf98') +
        inked('M70 100L8 128L70 156L56 128Z', '#dfe8f0', 6) +
        shape('M66 104L18 126L52 126Z', '#fff') +
        inked('M166 124L190 92H226L204 124ZM166 132L190 164H226L204 132Z', '#3f9a54', 5) +
        line('M180 122L202 94M180 134L202 162', 2.6, '#1f5a34'),
      -8,
      6,
    ),
} satisfies { readonly [name: string]: (pen: Pen) => string };
