/** The table and the screens beside it come with their words, which no first load has. */
import { loadScreenWords, loadTableWords, loadWorkshopWords } from '@holdout/narrate/plain';
import { spokenLanguage } from './spoken.ts';

/** What is being fetched, once its words are there too; another language brings them along (words/spoken.ts). */
export async function withWords<T>(screen: Promise<T>, load = loadScreenWords): Promise<T> {
  const [fetched] = await Promise.all([screen, load(spokenLanguage())]);
  return fetched;
}

export const withTableWords = <T>(screen: Promise<T>): Promise<T> => withWords(screen, loadTableWords);
export const withWorkshopWords = <T>(screen: Promise<T>): Promise<T> => withWords(screen, loadWorkshopWords);
