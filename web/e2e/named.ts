/**
 * Pictures that nobody who listens could place: a drawing is called something, or it is hidden and its name stands
 * beside it, in the same button, row or card.
 */
import { narrator, type Language } from '@holdout/narrate';
import type { Page } from 'playwright-core';
import { ENEMY_KINDS } from '../art/figures/enemies.ts';
import { everybody, everyCard } from '../faces/testing.ts';

/** What everybody and everything with a drawing may be called, by id. */
async function namesFor(language: Language, edition: string): Promise<[id: string, names: string[]][]> {
  const say = narrator(language, { edition });
  const people = (await everybody()).map(({ id }) => id);
  return [...new Set([...people, ...everyCard(), ...ENEMY_KINDS])].map((id) => [
    id,
    [say.hero(id), say.enemy(id), say.enemies(id, 2).replace(/^\S+ /, ''), say.card(id)].map((name) =>
      name.toLowerCase(),
    ),
  ]);
}

export const unnamed = async (
  page: Page,
  place: string,
  language: Language,
  edition: string,
): Promise<string[]> =>
  page.evaluate(
    ([where, names]) => {
      const BESIDE = 'button, a, li, tr, article, aside, section, dialog, [role=group], [role=img]';
      const idOf = (drawing: Element): string | undefined => {
        const name = (drawing.getAttribute('href') ?? '').replace(/^#art-/, '-');
        const drawn = names.filter(([id]) => `${name}-`.includes(`-${id}-`));
        return drawn.sort(([a], [b]) => b.length - a.length)[0]?.[0];
      };
      const wordsOf = (e: Element): string =>
        [e, ...e.querySelectorAll('*')]
          .filter((part) => !(part.closest('svg') && !part.hasAttribute('aria-label')))
          .flatMap((part) => [
            part.getAttribute('aria-label') ?? '',
            ...[...part.childNodes]
              .filter((n) => n.nodeType === Node.TEXT_NODE)
              .map((n) => n.textContent ?? ''),
          ])
          .join(' ')
          .toLowerCase();
      return [...document.querySelectorAll('svg')].flatMap((svg) => {
        const drawings = svg.querySelectorAll('use[href^="#art-"]');
        const [drawing] = drawings;
        if (svg.parentElement?.closest('svg') || !drawing || !svg.checkVisibility()) return [];
        const told = `${where}: ${svg.getAttribute('class') ?? ''} ${drawing.getAttribute('href') ?? ''}`;
        if (!svg.closest('[aria-hidden="true"]')) {
          const called = svg.getAttribute('aria-label') ?? svg.querySelector(':scope > title')?.textContent;
          return called ? [] : [`${told}: neither called anything nor hidden`];
        }
        const id = idOf(drawing);
        // A board, a page of the comic: what is on it is told elsewhere. A spawn card is called by its kind.
        if (drawings.length > 1 || id === undefined || svg.closest('.spawn-tile')) return [];
        const called = names.find(([known]) => known === id)?.[1] ?? [];
        const beside = svg.closest(BESIDE);
        const words = beside ? wordsOf(beside) : '';
        return called.some((name) => words.includes(name))
          ? []
          : [`${told}: no name beside it in "${words.trim().slice(0, 80)}"`];
      });
    },
    [place, await namesFor(language, edition)] as const,
  );
