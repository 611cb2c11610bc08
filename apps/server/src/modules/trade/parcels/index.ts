export { applyTracking } from './applyTracking.ts';
export { carriers } from './carriers.ts';
export { createParcel } from './createParcel.ts';
export { findNewestEvents } from './findNewestEvents.ts';
export { findParcels } from './findParcels.ts';
export { leaseDueParcels } from './leaseDueParcels.ts';
export type { Parcel, ParcelRecord } from './Parcel.ts';
export { listParcels } from './parcelQueries.ts';
export { scheduleParcelAsk } from './scheduleParcelAsk.ts';
