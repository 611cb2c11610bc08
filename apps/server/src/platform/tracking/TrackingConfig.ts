export interface TrackingConfig {
  /** https://poll.kuaidi100.com, or the sandbox. */
  readonly baseUrl: string;
  readonly customer: string;
  readonly key: string;
  readonly timeoutMs: number;
}
