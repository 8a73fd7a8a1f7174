/** The table of the ten nights in docs/WORKSHOP.md, made from what was measured; the rest of the page is written by hand. */
import { narrator } from '@holdout/narrate';
import { textsOf, type Json } from '@holdout/engine';
import type { Pack } from '@holdout/engine/packs';

export const WORKSHOP_PAGE = new URL('../docs/WORKSHOP.md', import.meta.url);

const BEGIN = '<!-- nights -->\n';
const END = '<!-- end of nights -->';
const NUMBERS = [1, 2, 3, 4, 5, 6] as const;
const USUAL_GAMES = 200;

/** The page with the measurements of today in it. */
export function nightsPage(page: string, pack: Pack): string {
  const [before = '', rest = ''] = page.split(BEGIN);
  return `${before}${BEGIN}\n${tableOf(pack)}\n\n${rest.slice(rest.indexOf(END))}`;
}

function tableOf(pack: Pack): string {
  const say = narrator('en');
  const head = [
    'mission',
    'game',
    'label',
    ...NUMBERS.map((n) => `${n} hero${n === 1 ? '' : 'es'}`),
    'minutes',
  ];
  const rows = pack.missions.map((mission) => {
    const id = String(mission['id']);
    const cells = NUMBERS.map((n) => {
      const m = pack.measured.find((one) => one.mission === id && one.heroes === n);
      if (!m) return '';
      const share = `${Math.round((100 * m.won) / m.games)} %`;
      return m.games === USUAL_GAMES ? share : `${share} (${m.games} games)`;
    });
    return [
      nameOf(mission),
      say.edition(String(mission['edition'])),
      String(mission['difficulty']),
      ...cells,
      String(mission['minutes']),
    ];
  });
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

const nameOf = (mission: Json): string =>
  textsOf(mission).find(([language]) => language === 'en')?.[1].name ?? '';
