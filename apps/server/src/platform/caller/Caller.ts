/** The user that a valid token stands for. */
export interface Caller {
  readonly userId: string;
  readonly sessionId: string;
}
