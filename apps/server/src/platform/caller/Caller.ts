/** The user that a valid token stands for. */
export interface Caller {
  readonly userId: string;
  readonly sessionId: string;
}

/** The same as the shop knows them when they call. */
export interface PresentCaller extends Caller {
  /** They have not agreed to a document in force: they may read and finish what they began, and begin nothing new. */
  readonly owesConsent: boolean;
}
