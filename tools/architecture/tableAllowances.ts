import type { DB } from '../../apps/server/src/platform/database/schema.gen.ts';

export interface TableAllowance {
  /** A file of apps/server/src. */
  readonly where: string;
  readonly tables: readonly (keyof DB)[];
  readonly reason: string;
}

/** Where a statement may name the table of another module. Keep it short: each is a place that the owner of the table must know of. */
export const tableAllowances: readonly TableAllowance[] = [
  {
    where: 'modules/trade/orders/insertOrder.ts',
    tables: ['users'],
    reason:
      'the statement that writes an order also holds its buyer, so that a closing account and a new order wait for each other: a round trip less on the hottest path',
  },
  {
    where: 'modules/trade/orders/insertOrders.ts',
    tables: ['users'],
    reason: 'as for one order: the orders of a batch hold their buyer in the statement that writes them',
  },
  {
    where: 'modules/promotion/draws/drawing/lapseClaim.ts',
    tables: ['users'],
    reason:
      'the sweep finds unclaimed goods of closed accounts in one statement with a limit, instead of reading every claim that is open',
  },
  {
    where: 'modules/people/invitations/invitationVisits.ts',
    tables: ['users'],
    reason:
      'a visit gives way to another in the very statement that sees its inviter gone: no other visit can come in between',
  },
  {
    where: 'modules/people/invitations/phoneHashes.ts',
    tables: ['users'],
    reason:
      'whether an account that gave up its number has been closed since is known to identity alone, and asked for all of them at once',
  },
  {
    where: 'modules/content/files/sweepFiles.ts',
    tables: ['users'],
    reason:
      'a file that is still an avatar is not swept; asked in the statement that finds what to sweep, since identity is a sibling, which files may not call',
  },
  {
    where: 'modules/content/files/isInUse.ts',
    tables: ['review_pictures', 'after_sale_pictures', 'advertisement_bookings'],
    reason:
      'the one list of who keeps files for good, in one statement with the sweep: a call upward is not allowed, and a copy of it could lag',
  },
];
