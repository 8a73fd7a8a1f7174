/** Shoulders by build, with a costume drawn on them and cut to them. */
import { HEROIC } from './costumes-heroes.ts';
import { CIVIL } from './costumes-people.ts';
import { BLOOD, BONE, type Colours } from './palette.ts';
import { inked, line, type Pen, shape } from './pen.ts';

const COSTUMES = { ...HEROIC, ...CIVIL };
const BUILDS = {
  broad: 'M8 252L13 214Q22 194 56 186L88 176Q122 206 160 176L196 186Q224 195 230 218L236 252Z',
  medium: 'M24 252L29 218Q38 200 68 192L94 180Q120 208 154 180L182 191Q210 199 216 222L221 252Z',
  slim: 'M34 252L39 218Q48 201 78 193L98 182Q120 206 146 182L170 192Q198 199 204 220L209 252Z',
  huge: 'M-10 252L-4 196Q10 166 60 162L88 158Q122 196 164 158L192 162Q238 168 248 204L254 252Z',
};
export type BuildName = keyof typeof BUILDS;

export interface TorsoLooks {
  readonly build: BuildName;
  readonly torso: keyof typeof COSTUMES;
}

const RIP =
  inked(
    'M52 214L66 206L72 216L86 212L78 226L88 238L70 236L60 246L58 230L46 226ZM172 222L184 216L196 226L188 234L194 250L176 244Z',
    '#3d0f1a',
    3,
  ) +
  shape('M60 216L70 212L74 222L70 232L62 236Z', BLOOD) +
  line('M64 218L74 221M62 225L74 229', 2, BONE);

export function torso(pen: Pen, looks: TorsoLooks, colours: Colours): string {
  const inside =
    shape('M84 170Q134 232 190 194L172 160H90Z', colours.a.d) +
    COSTUMES[looks.torso](colours) +
    (pen.risen && pen.detail > 0 ? RIP : '');
  return pen.form(BUILDS[looks.build], colours.a, { shift: [-12, -4], inside });
}
