export {
  endHandBooking,
  findDifferenceBookings,
  findHandBookings,
  type HandBooking,
  insertHandBooking,
  listHandBookings,
  lockHandBooking,
} from './handBookings.ts';
export {
  type BalanceChange,
  endBalanceChange,
  findBalanceChanges,
  findByNo,
  insertBalanceChange,
  listBalanceChanges,
  lockBalanceChange,
} from './balanceChanges.ts';
