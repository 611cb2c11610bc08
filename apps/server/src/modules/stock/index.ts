export { listAvailable } from './listAvailable.ts';
export { moveStock, type MovedSku } from './moveStock.ts';
export { stockInvariants } from './stockInvariants.ts';
