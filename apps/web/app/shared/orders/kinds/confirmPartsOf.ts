import type { Order } from '@jiwu/contract';
import type { ComponentType } from 'react';
import { lazyPart } from '../../../ui/lazy/lazyPart.ts';

/** A part about what an order of its kind is about: its seat, its claim, its lock. */
type ConfirmPart = ComponentType<{ subjectId: string }> | null;

/** What the page of confirming shows besides, or instead, for one kind of order. */
interface ConfirmParts {
  /** Above all else. */
  readonly Head: ConfirmPart;
  /** Its goods with all that is to be known of them, in the place of the ordinary list. */
  readonly Goods: ConfirmPart;
  /** What its buyer decides. */
  readonly Choice: ConfirmPart;
  /** Beside the button: what follows from what was decided. */
  readonly Note: ConfirmPart;
}

const none: ConfirmParts = { Head: null, Goods: null, Choice: null, Note: null };

/** Most orders are ordinary ones: their buyers load none of it. */
const confirmParts: Readonly<Record<Order['kind'], ConfirmParts>> = {
  normal: none,
  prize: none,
  groupPurchase: { ...none, Choice: lazyPart(() => import('../../groups/SeatChoice.tsx')) },
  woot: { ...none, Head: lazyPart(() => import('../../woot/ClaimHead.tsx')) },
  openBox: {
    ...none,
    Head: lazyPart(() => import('../../openBox/confirm/LockHead.tsx')),
    Goods: lazyPart(() => import('../../openBox/confirm/UnitToConfirm.tsx')),
    Note: lazyPart(() => import('../../openBox/confirm/AcknowledgedNote.tsx')),
  },
  dropshipping: none,
};

export function confirmPartsOf({ kind }: Pick<Order, 'kind'>): ConfirmParts {
  return confirmParts[kind];
}
