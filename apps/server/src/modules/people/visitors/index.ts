export { countVisitor } from './countVisitor.ts';
export { keepVisitors } from './keepVisitors.ts';
export { readVisitors, type VisitorCounts } from './readVisitors.ts';
export { sweepVisitors } from './sweepVisitors.ts';
