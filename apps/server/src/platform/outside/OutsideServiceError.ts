export type OutsideService = 'sms' | 'wechat' | 'tracking';

/**
 * timeout and unreachable: whether the call took effect is unknown. refused: the service said no, `code` says why. badReply: the
 * reply does not fit the protocol.
 */
type OutsideFailure = 'timeout' | 'unreachable' | 'refused' | 'badReply';

/**
 * An outside service failed us. It carries neither the cause nor the service's own words: SDK and fetch errors hold
 * addresses with phone numbers, codes and secrets in them, and whatever stands here ends in a log.
 */
export class OutsideServiceError extends Error {
  readonly service: OutsideService;
  readonly reason: OutsideFailure;
  readonly code: string | undefined;

  constructor(service: OutsideService, reason: OutsideFailure, code?: string) {
    super(`${service}: ${reason}${code === undefined ? '' : ` (${code})`}`);
    this.name = 'OutsideServiceError';
    this.service = service;
    this.reason = reason;
    this.code = code;
  }
}
