/**
 * Our number at the gateway for a payment or a refund: its id without the dashes. 32 characters, ordered by time, and two
 * processes never make the same one.
 */
export function gatewayNumber(id: string): string {
  return id.replaceAll('-', '');
}
