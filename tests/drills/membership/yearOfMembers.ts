import type { Drill } from '../Drill.ts';
import { playYear } from './playYear.ts';

/** A thousand, unless DRILL_USERS says otherwise. */
const USERS = Number(process.env['DRILL_USERS'] ?? 1000);

/** A year and a month of members, by the clock: orders, refunds, expiry, levels, VIP. */
export const yearOfMembers: Drill = async ({ services, broken }, effort) => {
  const [users, months] = [effort(USERS, 5), effort(13, 1)];
  const began = performance.now();
  const say = (text: string) => console.log(`[drills] ${text}`);
  const { troubles, ...figures } = await playYear({ services, users, months, broken, say });
  return {
    name: 'a year of members',
    done: `${users} members, ${months} months`,
    figures: {
      ...figures,
      'took s': Math.round((performance.now() - began) / 1000),
      troubles: troubles.length,
      ...(troubles[0] ? { first: troubles[0] } : {}),
    },
    pass: troubles.length === 0,
  };
};
