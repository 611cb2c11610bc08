export { loadOrderFacts, loadPriceFacts, type WantedLine } from './loadPriceFacts.ts';
