/** The carrier side has had enough of this number (1 a minute, 5 an hour, 10 a day): a refusal, not a failure. */
export class SmsLimitedError extends Error {
  constructor() {
    super('sms: too many messages to this number');
    this.name = 'SmsLimitedError';
  }
}
