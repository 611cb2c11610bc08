/**
 * Which of 256 parts of the users someone belongs to, as two hexadecimal digits: the end of their id, which is random. It stands in the address that a
 * gateway calls, so that a router of the future finds the database of whoever paid (docs/scale.md). It proves nothing and grants nothing.
 */
export function bucketOf(userId: string): string {
  return userId.slice(-2);
}
