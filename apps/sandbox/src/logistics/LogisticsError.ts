/** A refusal as 快递100 words it, with status 200. */
export class LogisticsError extends Error {
  readonly returnCode: string;

  constructor(returnCode: string, message: string) {
    super(message);
    this.name = 'LogisticsError';
    this.returnCode = returnCode;
  }
}
