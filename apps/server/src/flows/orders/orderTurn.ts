import { kindOf, type OrderKindName, type OrderKinds } from '../../modules/trade/orders/index.ts';
import type { Reader } from '../../platform/database/Reader.ts';

interface Buying {
  readonly userId: string;
  readonly kind?: OrderKindName;
  readonly subjectId?: string | null;
}

/** The name under which an order that is about to be made takes its turn; null if it need not wait. */
export async function orderTurn(
  db: Reader,
  { userId, kind, subjectId }: Buying,
  kinds: OrderKinds,
): Promise<string | null> {
  return await kindOf(kinds, kind ?? 'normal').turnOf(db, { userId, subjectId: subjectId ?? null });
}
