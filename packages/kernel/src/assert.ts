/** A broken assumption is a bug, not a refusal: the transaction rolls back and the error is reported. */
export function assert(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`broken assumption: ${message}`);
}
