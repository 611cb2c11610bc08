import type { Drill } from '../Drill.ts';
import { playPromoters } from './playPromoters.ts';

/** A thousand, unless DRILL_USERS says otherwise. */
const PROMOTERS = Number(process.env['DRILL_USERS'] ?? 1000);

/** A year of promoters, by the clock: clicks, orders, refunds, payouts, debts. */
export const yearOfPromoters: Drill = async ({ services, broken }, effort) => {
  const began = performance.now();
  const size = {
    promoters: effort(PROMOTERS, 5),
    buyers: effort(300, 5),
    months: effort(12, 2),
    clicksADay: effort(140, 3),
    ordersADay: effort(12, 2),
  };
  const say = (text: string) => console.log(`[drills] ${text}`);
  const { troubles, ...figures } = await playPromoters({ services, ...size, broken, say });
  return {
    name: 'a year of promoters',
    done: `${size.promoters} promoters, ${size.months} months`,
    figures: {
      ...figures,
      'took s': Math.round((performance.now() - began) / 1000),
      troubles: troubles.length,
      ...(troubles[0] ? { first: troubles[0] } : {}),
    },
    pass: troubles.length === 0,
  };
};
