import type { Drill } from '../Drill.ts';
import { playYear } from './playYear.ts';

/** A thousand, unless DRILL_USERS says otherwise. */
const USERS = Number(process.env['DRILL_USERS'] ?? 1000);
const MONTHS = 13;

/** A year and a month of members, by the clock: orders, refunds, expiry, levels, VIP. */
export const yearOfMembers: Drill = async ({ services, broken }) => {
  const began = performance.now();
  const say = (text: string) => console.log(`[drills] ${text}`);
  const { troubles, ...figures } = await playYear({ services, users: USERS, months: MONTHS, broken, say });
  return {
    name: 'a year of members',
    done: `${USERS} members, ${MONTHS} months`,
    figures: {
      ...figures,
      'took s': Math.round((performance.now() - began) / 1000),
      troubles: troubles.length,
      ...(troubles[0] ? { first: troubles[0] } : {}),
    },
    pass: troubles.length === 0,
  };
};
