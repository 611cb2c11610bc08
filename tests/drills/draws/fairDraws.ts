import { checkSimulation } from '../../draws/checkSimulation.ts';
import type { Drill } from '../Drill.ts';

/** Honest draws fail this once in a thousand secrets; with this one they are the same every time. */
const LEAST_P = 0.001;

/** A million draws fit the odds that are shown, and others come to the same results. */
export const fairDraws: Drill = async (_shop, effort) => {
  const draws = effort(1_000_000, 20_000);
  const began = performance.now();
  const { unverified, prizesP, rollsP } = await checkSimulation(draws);
  return {
    name: 'fair draws',
    done: `${draws} draws against the shown odds`,
    figures: {
      unverified,
      'p of the prizes': prizesP.toFixed(4),
      'p of the rolls': rollsP.toFixed(4),
      seconds: Math.round((performance.now() - began) / 1000),
    },
    pass: unverified === 0 && prizesP > LEAST_P && rollsP > LEAST_P,
  };
};
