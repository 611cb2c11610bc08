export { createSmsReviews, type SmsReviews } from './createSmsReviews.ts';
export { createSmsSender, type SmsSender } from './createSmsSender.ts';
export type { SmsConfig } from './SmsConfig.ts';
export { SmsLimitedError } from './SmsLimitedError.ts';
