import type { Option, PickDecision } from '@holdout/engine';
import { expect, it } from 'vitest';
import './index.ts';
import { narrator } from './narrator.ts';

const keep = (risks?: string[]): Option => ({
  id: 'keep:shanna',
  verb: 'keep',
  args: [0],
  cards: ['shanna'],
  ...(risks ? { risks } : {}),
});
const asked = (option: Option): PickDecision => ({
  kind: 'pick',
  prompt: 'keep-card',
  by: 0,
  hero: 'storm',
  about: { card: 'shanna' },
  options: [option],
});

it.each([
  ['en', 'the mission needs Senator Kelly and could be lost'],
  ['fr', 'la mission a besoin du sénateur Kelly et pourrait être perdue'],
] as const)(
  'an option that may lose whom the mission needs warns of it, in %s [M-MH2-2]',
  (language, warning) => {
    const say = narrator(language, { edition: 'hero' });
    const label = (option: Option): string => say.option(asked(option), option);
    const warned = label(keep(['senator-kelly']));
    expect([warned.startsWith(label(keep())), warned.endsWith(warning)]).toEqual([true, true]);
    expect(label(keep())).not.toContain(warning);
  },
);
