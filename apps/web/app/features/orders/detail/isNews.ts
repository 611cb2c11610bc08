import type { Order } from '../orderQueries.ts';

/** Whether the live connection tells something that the page does not know: then the order is asked for anew. */
export function isNews(order: Order | undefined, event: unknown): boolean {
  return order === undefined || JSON.stringify(knownOf(order)) !== JSON.stringify(event);
}

/** What is known, in the shape in which it is told. */
function knownOf({ state, parcels, afterSales }: Order): unknown {
  return {
    state,
    parcels: parcels.map((parcel) => ({ id: parcel.id, state: parcel.state, events: parcel.events.length })),
    afterSales: afterSales.map((one) => ({ id: one.id, state: one.state })),
  };
}
