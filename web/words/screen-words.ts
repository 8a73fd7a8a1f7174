/** Screens beside home and table come with their words, which no first load has. */
import { loadScreenWords } from '@holdout/narrate/plain';
import { spokenLanguage } from './spoken.ts';

/** What is being fetched, once its words are there too; another language brings them along (words/spoken.ts). */
export async function withWords<T>(screen: Promise<T>): Promise<T> {
  const [fetched] = await Promise.all([screen, loadScreenWords(spokenLanguage())]);
  return fetched;
}
