export { hasReturned } from './hasReturned.ts';
export { listAvailable } from './listAvailable.ts';
export { lockStock } from './lockStock.ts';
export { moveStock, type StockMove } from './moveStock.ts';
export { stockInvariants } from './stockInvariants.ts';
export { listStockDays, type StockDays } from './stockDays.ts';
