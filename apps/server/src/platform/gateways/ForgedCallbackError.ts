/** A forged callback; `reason` is for the log and the alarm, never for the sender. */
export class ForgedCallbackError extends Error {
  readonly reason: string;

  constructor(reason: string) {
    super(`forged callback: ${reason}`);
    this.name = 'ForgedCallbackError';
    this.reason = reason;
  }
}
