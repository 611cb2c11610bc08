import { useEffect } from 'react';
import { tellVisit, type Told, wasTold } from './tellVisit.ts';

/** The first seconds belong to the page; who is gone by then has not looked. */
const LOOK_MS = 3000;

/** The shop counts how many came, and keeps nothing of who it was. */
export function useTellVisit(step: Told): void {
  useEffect(() => {
    if (wasTold(step)) return undefined;
    const timer = setTimeout(() => void tellVisit(step), LOOK_MS);
    return () => clearTimeout(timer);
  }, [step]);
}
