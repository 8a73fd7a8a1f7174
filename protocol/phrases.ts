/** What people say often: sent by its name, read by everybody in their own language. */
import { oneOf, type Told } from './shape.ts';

export const PHRASES = ['hello', 'go', 'wait', 'help', 'thanks', 'well-done', 'ouch', 'sorry'] as const;
export const phrase = oneOf(...PHRASES);
export type Phrase = Told<typeof phrase>;
