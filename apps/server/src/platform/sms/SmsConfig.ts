export interface SmsConfig {
  /** Host, with the port if it is not the usual one. */
  readonly endpoint: string;
  readonly protocol: 'http' | 'https';
  readonly accessKeyId: string;
  readonly accessKeySecret: string;
}
