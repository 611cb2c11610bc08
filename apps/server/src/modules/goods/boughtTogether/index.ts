export { countPairs } from './countPairs.ts';
export { listFrequentPairs } from './listFrequentPairs.ts';
export { listPartners, listPartnersOf, partnersOf } from './listPartners.ts';
export { recordRefunded } from './refunds.ts';
