import { useState } from 'react';
import type { Drawn } from '../../ActiveData.ts';
import { type OpenPeriod, type Recomputed, recompute } from './recompute.ts';

export interface RecomputedAll {
  readonly isRunning: boolean;
  readonly problem: string | null;
  /** In the order of the draws, as many as are done. */
  readonly done: readonly Recomputed[];
  /** Number of draws to check; 0 before the run. */
  readonly total: number;
  readonly run: () => Promise<void>;
}

/** One after the other, so that each line is seen to come. */
export function useRecomputeAll(checkable: readonly Drawn[], periodOf: ReadonlyMap<string, OpenPeriod>): RecomputedAll {
  const [state, setState] = useState<Omit<RecomputedAll, 'run'>>({
    isRunning: false,
    problem: null,
    done: [],
    total: 0,
  });
  async function run() {
    const total = checkable.length;
    const done: Recomputed[] = [];
    setState({ isRunning: true, problem: null, done, total });
    try {
      for (const drawn of checkable) {
        const period = periodOf.get(drawn.periodId);
        if (!period) continue;
        done.push(await recompute(drawn, period));
        setState({ isRunning: true, problem: null, done: [...done], total });
      }
      setState({ isRunning: false, problem: null, done: [...done], total });
    } catch (error) {
      const problem = error instanceof Error ? error.message : '没有算完，请再试一次';
      setState({ isRunning: false, problem, done: [...done], total });
    }
  }
  return { ...state, run };
}
