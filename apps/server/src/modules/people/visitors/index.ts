export { countVisitor } from './countVisitor.ts';
export { keepVisitors } from './keepVisitors.ts';
export { readVisitors } from './readVisitors.ts';
export { sweepVisitors } from './sweepVisitors.ts';
