import { createContext } from 'react';

/** Whether there are more products than were counted: then every count beside a choice is a lower bound. */
export const CappedCounts = createContext(false);
