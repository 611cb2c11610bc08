/** Who a valid token speaks for. */
export interface Caller {
  readonly userId: string;
  readonly sessionId: string;
}
