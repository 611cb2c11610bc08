export { type BudgetedSms, createBudgetedSms } from './createBudgetedSms.ts';
export { createSmsReviews, type SmsReviews } from './createSmsReviews.ts';
export { createSmsSender } from './createSmsSender.ts';
export type { SmsConfig } from './SmsConfig.ts';
export { SmsLimitedError } from './SmsLimitedError.ts';
