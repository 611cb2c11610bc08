export { assert } from './assert.ts';
export { businessDay } from './businessDay.ts';
export { findIdInBytes, idToBytes, newId } from './ids.ts';
