import type { Order } from '@jiwu/contract';
import type { ComponentType } from 'react';
import { GroupOrderPanel } from '../../groups/GroupOrderPanel.tsx';
import { UnitCardNote } from '../../openBox/order/UnitCardNote.tsx';
import { UnitOrderBelow } from '../../openBox/order/UnitOrderBelow.tsx';
import { UnitOrderPanel } from '../../openBox/order/UnitOrderPanel.tsx';
import { WootOrderPanel } from '../../woot/WootOrderPanel.tsx';

/** What the pages of orders show besides for one kind of them. */
interface OrderPanels {
  /** A panel of its own on the order's page, above its parcels, and after its payment. */
  readonly Panel: ComponentType<{ order: Order }> | null;
  /** What else belongs to it on the order's page, below its parcels. */
  readonly Below: ComponentType<{ order: Order }> | null;
  /** Under its goods in a list; `pageIds` are all orders of the list's page. */
  readonly CardNote: ComponentType<{ orderId: string; pageIds: readonly string[] }> | null;
}

const none: OrderPanels = { Panel: null, Below: null, CardNote: null };

const orderPanels: Readonly<Record<Order['kind'], OrderPanels>> = {
  normal: none,
  prize: none,
  groupPurchase: { ...none, Panel: GroupOrderPanel },
  woot: { ...none, Panel: WootOrderPanel },
  openBox: { Panel: UnitOrderPanel, Below: UnitOrderBelow, CardNote: UnitCardNote },
  dropshipping: none,
};

export function panelsOf({ kind }: Pick<Order, 'kind'>): OrderPanels {
  return orderPanels[kind];
}
