export { listAvailable } from './listAvailable.ts';
export { moveStock, type StockMove } from './moveStock.ts';
export { stockInvariants } from './stockInvariants.ts';
