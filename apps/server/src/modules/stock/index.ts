export { listAvailable } from './listAvailable.ts';
export { moveStock } from './moveStock.ts';
export { stockInvariants } from './stockInvariants.ts';
