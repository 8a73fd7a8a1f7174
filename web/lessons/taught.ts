/** Buttons the lesson speaks of, by family or tool: they wear a frame wherever they stand. */
import { createContext, useContext } from 'react';

const Taught = createContext<readonly string[]>([]);

export const TaughtScope = Taught.Provider;

export const useTaught = (button: string | undefined): boolean => {
  const taught = useContext(Taught);
  return button !== undefined && taught.includes(button);
};
