/** Why a payment was not opened, in words that promise nothing about money that may have moved. */
export class NotOpened extends Error {
  /** It is paid, or can no longer be paid: what is paid for knows which. */
  readonly isOver: boolean;
  /** A try that was open before, and may be paid by now: its result is still to come. */
  readonly follow: string | null;

  constructor(message: string, { isOver = false, follow = null }: { isOver?: boolean; follow?: string | null } = {}) {
    super(message);
    this.name = 'NotOpened';
    this.isOver = isOver;
    this.follow = follow;
  }
}
