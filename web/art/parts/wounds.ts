/** What death does: eyes, torn mouths, gashes. The same person always gets the same ones. */
import { BLOOD, BONE, GLOW } from './palette.ts';
import { dot, inked, line, shape } from './pen.ts';
import { nth } from './nth.ts';

/** What decides how somebody rots: their id, unless a torn mouth is named. */
export interface Rotting {
  readonly id: string;
  readonly rot?: keyof typeof TORN_MOUTHS;
}

export const PIT = '#1a0a10';
export const SOCKET = '#150d1c';
export const halo = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${GLOW}" opacity=".24"/>`;
const numberOf = ({ id }: Rotting): number => [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
export const pick = <T>(list: readonly T[], who: Rotting, by: number = numberOf(who)): T =>
  nth(list, by % list.length);

const LEFT = shape('M82 99L106 100L105 110L95 115L85 109Z', SOCKET);
const RIGHT = shape('M113 101L128 96L143 98L141 110L128 116L116 110Z', '#1c1226');
const blankLeft = halo(95, 105, 13) + shape('M85 105Q95 96 105 104Q95 113 85 105Z', GLOW);
const blankRight = halo(128, 105, 14) + shape('M117 105Q128 95 140 103Q129 114 117 105Z', GLOW);
/** One eye sunken with a pin of light and the other blank and glowing; or the reverse; or both blank; or one gone. */
const DEAD_EYES = [
  LEFT + dot(96, 105.5, 2.6, '#ff7d55') + RIGHT + blankRight,
  LEFT + blankLeft + RIGHT + dot(128, 106, 2.8, '#ff7d55'),
  LEFT + blankLeft + RIGHT + blankRight,
  LEFT + line('M88 101L102 111M101 101L89 111', 2.4, BLOOD) + RIGHT + blankRight,
];
export const deadEyes = (who: Rotting): string => pick(DEAD_EYES, who);

const bite = (wound: string, hole: string, teeth: string, gaps: string): string =>
  shape(wound, BLOOD) + shape(hole, PIT) + shape(teeth, BONE) + line(gaps, 1.8, PIT);
const drip = line('M104 156L103 166M121 156L122 163', 3, BLOOD);
const TORN_MOUTHS = {
  cheek: () =>
    bite(
      'M86 140L96 134L110 136L122 131L138 122L147 124L143 137L146 146L133 150L124 158L106 156L94 157L84 150Z',
      'M89 141L98 137L111 139L124 134L139 126L143 128L140 138L128 147L121 153L106 151L94 153L88 148Z',
      'M90 141L110 139L138 127L136 135L122 144L108 147L92 146ZM93 152L107 151V148L94 148ZM114 152L121 151L128 146L126 144L115 148Z',
      'M98 138V147M106 138V148M114 137V147M122 134L123 144M130 130L131 139M100 148V152',
    ) + drip,
  hanging: () =>
    bite(
      'M88 133L108 130L128 131L132 140L128 160L118 170L100 170L90 158Z',
      'M91 137L108 134L126 136L127 158L117 167L102 167L93 156Z',
      'M92 138L108 135L126 137L125 145L118 143L108 146L100 143L93 145ZM97 160L103 156L110 160L117 155L122 159L116 166H103Z',
      'M100 136V144M109 135V146M118 136V144M104 157V166M112 159V166',
    ) + drip,
  lipless: () =>
    bite(
      'M82 136L94 131L108 133L122 130L136 134L140 144L130 154L108 157L92 155L83 148Z',
      'M85 139L96 135L108 136L122 134L133 137L135 144L127 150L108 153L94 151L86 147Z',
      'M86 139L108 137L133 138L132 143H87ZM88 146L108 145L133 146L126 150L108 152L94 150Z',
      'M94 136V151M101 136V152M108 136V152M116 136V152M124 136V150',
    ) + drip,
  /** The jaw gone on one side, a tongue over the gap. */
  tongue: () =>
    bite(
      'M86 134L108 130L134 130L144 142L136 158L120 160L112 150L98 154L88 148Z',
      'M89 137L108 133L132 133L139 142L133 154L121 156L114 147L98 150L91 146Z',
      'M90 138L108 135L131 135L129 142L122 140L115 145L107 140L99 145L92 142Z',
      'M99 136V144M107 134V141M116 135V144M124 135V141',
    ) +
    inked('M104 146Q112 142 119 147L123 170Q118 181 111 176Q105 164 104 146Z', '#8e2a44', 2.6) +
    line('M113 151L116 168', 1.6, PIT),
  /** Lips split from the nose to the chin. */
  split: () =>
    bite(
      'M90 138L100 136L105 124L114 124L114 136L128 134L132 144L120 150L117 168L107 170L103 152L90 150Z',
      'M93 140L102 139L107 128L111 128L112 139L127 138L128 144L117 147L114 163L109 164L106 149L93 147Z',
      'M94 141L103 140L109 133L113 140L126 139L125 143L94 145ZM107 149L115 148L113 158L109 158Z',
      'M100 140V145M106 138V146M112 139V146M119 139V144',
    ) + line('M111 168V176', 3, BLOOD),
  /** Wide open to the bite, long teeth above and below. */
  snap: () =>
    bite(
      'M84 132L108 127L134 128L138 144L130 162L112 168L94 164L84 150Z',
      'M87 135L108 130L131 131L134 144L127 158L112 164L97 160L88 149Z',
      'M88 136L108 131L131 132L130 138L124 136L120 148L115 137L108 141L103 137L98 149L94 138L89 141ZM96 159L100 149L105 156L111 150L117 156L122 148L126 156L112 163Z',
      '',
    ) + drip,
  /** Shut, and dark bile runs over the chin. */
  bile: () =>
    shape(
      'M92 139L108 136L126 138L124 146L121 149L122 166L116 160L113 176L107 162L102 168L99 150L92 146Z',
      '#2a1c2e',
    ) +
    shape('M94 140L108 138L124 140L121 144H97Z', BONE) +
    line('M101 139V144M108 138V144M115 139V144M93 143Q108 146 126 142', 1.6, PIT) +
    shape('M103 150L106 150L106 158ZM116 149L119 149L119 158Z', '#6b4a78'),
};
export const tornMouth = (who: Rotting): string =>
  (who.rot ? TORN_MOUTHS[who.rot] : pick(Object.values(TORN_MOUTHS), who))();
const GASHES: readonly (readonly [string, string])[] = [
  ['M88 76L104 68L100 76L110 80L97 84Z', 'M93 77L101 73L99 77L103 79L97 81Z'],
  ['M126 66L142 80L136 82L146 96L130 84L134 80Z', 'M131 72L138 80L133 81L138 88L132 82Z'],
  ['M82 112L98 116L94 122L102 130L88 126Z', 'M86 114L94 118L91 121L94 125L88 122Z'],
  ['M130 116L146 110L142 119L150 126L134 128Z', 'M135 118L142 115L140 120L144 124L136 125Z'],
  ['M104 56L112 72L108 74L114 90L103 78L106 74Z', 'M105 64L109 73L106 75L109 82L104 77Z'],
];
export const gash = (who: Rotting): string => {
  const [outer, inner] = pick(GASHES, who, numberOf(who) >> 1);
  return shape(outer, BLOOD) + shape(inner, '#3d0d18');
};
