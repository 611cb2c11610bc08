export { assert } from './assert.ts';
export { addWorkingDays } from './addWorkingDays.ts';
export { businessDay } from './businessDay.ts';
export { addMonths, businessMonth, monthSpan } from './businessMonth.ts';
export { checkSignOf, isCreditCode } from './creditCode.ts';
export { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.ts';
export { findIdInBytes, idToBytes, newId } from './ids.ts';
export { fenToYuan, groupedYuan, yuanText } from './yuan.ts';
