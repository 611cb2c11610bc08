export { advertisementInvariants } from './advertisementInvariants.ts';
export { advertisementPayable } from './advertisementPayable.ts';
export { ADVERTISEMENT, type Booking, mayCancel, stateOn } from './bookings/Booking.ts';
export {
  countBookings,
  countShownOf,
  countViews,
  exportBookings,
  getAnyBooking,
  getBooking,
  isBookedPicture,
  listBookings,
  listByView,
  listSchedule,
  lockAnyBooking,
  lockBooking,
} from './bookings/bookingQueries.ts';
export { changeBooking } from './bookings/changeBooking.ts';
export { listToExpire, listToSettle } from './bookings/dueBookings.ts';
export { insertBooking, pricesOf } from './bookings/insertBooking.ts';
export { hasOpenBooking, leaveAdvertisement } from './bookings/leaveAdvertisement.ts';
export { shownOf, shownQuery } from './bookings/shownQuery.ts';
export { dropTakeDown, findTakeDown, keepTakeDown } from './bookings/takeDownDecisions.ts';
export { countBeacon } from './counts/countBeacon.ts';
export { createShownPlacements, type ShownPlacements } from './counts/createShownPlacements.ts';
export { flushCounts } from './counts/flushCounts.ts';
export { raiseCounts } from './counts/raiseCounts.ts';
export { findAverage, findEarlier, listAverages, noAverage } from './days/averages.ts';
export {
  type BookedDay,
  earnDays,
  findCountedAt,
  findLastRefunds,
  listDays,
  type RefundBecause,
  refundDays,
} from './days/bookedDays.ts';
export {
  findLostDays,
  findOutageRefunds,
  insertOutage,
  listHitBy,
  listOutages,
  type Outage,
} from './outages/outages.ts';
export { addDays, bookableDays, type BookableDays, daysOf } from './slots/bookableDays.ts';
export { type AdvertisementPlace, aimOf, type Slot, slotOf } from './slots/Slot.ts';
export { listTaken } from './slots/slotQueries.ts';
export { countWaitingBookings } from './bookings/countWaitingBookings.ts';
