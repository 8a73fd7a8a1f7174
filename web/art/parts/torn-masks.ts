/** What shows through the mask of the risen: a broken lens, and one of three holes over the jaw. */
import { BLOOD, BONE, GLOW, type Tone } from './palette.ts';
import { dot, inked, line, type Pen, shape } from './pen.ts';
import { halo, pick, PIT, type Rotting, SOCKET } from './wounds.ts';

const brokenEye = (skin: Tone): string =>
  inked('M112 100L122 90L130 96L144 88L147 104L140 116L126 120L116 114Z', skin.d, 3) +
  halo(129, 105, 12) +
  shape('M119 106Q129 96 140 103Q130 114 119 106Z', GLOW);
const JAWS: readonly ((skin: Tone) => string)[] = [
  (skin) =>
    inked(
      'M86 132L98 128L104 133L116 127L126 131L144 118L150 130L144 148L128 158L112 162L96 156L90 146Z',
      skin.m,
      3.5,
    ) +
    shape('M90 138L100 135L112 137L126 132L142 126L143 136L132 148L118 154L102 154L93 148Z', PIT) +
    shape(
      'M92 139L112 138L140 128L138 135L124 142L110 147L94 146ZM97 151L112 153L129 145L126 142L110 149L98 147Z',
      BONE,
    ) +
    line('M100 137V148M107 138V152M115 137V152M123 134V148M131 131L132 139', 1.8, PIT) +
    line('M110 161V170M124 158L125 166', 3, BLOOD),
  (skin) =>
    inked('M88 130L100 126L112 130L124 125L132 134L130 150L122 164L106 166L94 160L87 146Z', skin.m, 3.5) +
    shape('M92 136L108 132L126 134L125 152L116 160L102 160L94 150Z', PIT) +
    shape(
      'M93 137L108 133L125 135L123 142L116 140L108 144L101 140L94 143ZM98 155L103 150L109 154L116 150L120 155L110 160Z',
      BONE,
    ) +
    line('M101 135V141M109 134V144M117 135V141', 1.8, PIT) +
    line('M112 164V174', 3, BLOOD),
  (skin) =>
    inked('M96 134L112 138L126 130L148 108L154 122L148 144L132 156L114 158L98 150Z', skin.m, 3.5) +
    shape('M100 139L114 142L128 135L146 120L145 134L132 148L116 153L102 148Z', PIT) +
    shape(
      'M101 140L114 143L129 136L144 124L143 130L130 141L115 147L102 145ZM106 150L116 152L131 146L129 143L115 148Z',
      BONE,
    ) +
    line('M108 141V149M115 142V152M122 140V149M130 135L131 144M138 129V137', 1.8, PIT),
];
export const rips = (pen: Pen, skin: Tone, who: Rotting): { readonly eye: string; readonly jaw: string } => ({
  eye: pen.risen ? brokenEye(skin) : '',
  jaw: pen.risen ? pick(JAWS, who)(skin) : '',
});
/** The eye of the risen in a cowl's opening. */
export const pinEye = shape('M84 100L106 105L104 112L92 113Z', SOCKET) + dot(96, 107, 2.8, '#ff7d55');
