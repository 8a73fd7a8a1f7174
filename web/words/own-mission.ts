/** The mission on the table where it is one of the players' own: the narrator tells it by its file. */
import type { OwnMission } from '@holdout/narrate/plain';
import { createContext } from 'react';

export const OwnMissionScope = createContext<OwnMission | undefined>(undefined);
