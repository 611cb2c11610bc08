export { loadOrderFacts, loadPriceFacts } from './loadPriceFacts.ts';
