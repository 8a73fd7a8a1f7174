/** People that enemies go for as they go for heroes (H-BYS-1); hidden ones they ignore (H-HID-2). */
import type { Game } from '@holdout/engine';
import type { Bystander } from '../supers/own.ts';
import { isHiddenPerson } from '../supers/people/walk.ts';
import { sleeps } from './levels.ts';

export const endangered = (g: Game, b: Bystander): boolean => !isHiddenPerson(b) && !sleeps(g, b.zone);
