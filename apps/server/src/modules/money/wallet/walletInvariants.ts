import { sql } from 'kysely';
import type { Invariant } from '../../../platform/invariants/Invariant.ts';

export const walletInvariants: readonly Invariant[] = [
  {
    number: 52,
    title: 'What is left of a lot is what came in less what was used',
    each: 'user',
    query: sql`
      select lot.user_id, lot.id, lot.amount_fen, lot.left_fen, coalesce(sum(used.amount_fen), 0) as used_fen
      from wallet_lots as lot
      left join wallet_lot_uses as used on used.user_id = lot.user_id and used.lot_id = lot.id
      group by lot.user_id, lot.id, lot.amount_fen, lot.left_fen
      having lot.left_fen <> lot.amount_fen - coalesce(sum(used.amount_fen), 0)`,
  },
];
