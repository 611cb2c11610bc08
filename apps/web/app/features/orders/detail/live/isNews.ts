import type { Order } from '../../orderQueries.ts';

/** Whether an event of the live connection differs from the page's order: the order is then refetched. */
export function isNews(order: Order | undefined, event: unknown): boolean {
  return order === undefined || JSON.stringify(knownOf(order)) !== JSON.stringify(event);
}

/** The page's order in the shape of an event. */
function knownOf({ state, parcels, afterSales }: Order): unknown {
  return {
    state,
    parcels: parcels.map((parcel) => ({ id: parcel.id, state: parcel.state, events: parcel.events.length })),
    afterSales: afterSales.map((one) => ({ id: one.id, state: one.state })),
  };
}
