import { createHash } from 'node:crypto';

/** Digits, as the gateways number their transactions. */
export function transactionId(paymentId: string): string {
  const digits = BigInt(`0x${createHash('sha256').update(paymentId).digest('hex').slice(0, 20)}`).toString();
  return `4200${digits.padStart(24, '0').slice(0, 24)}`;
}

/** Whether a payment has the number that the demo gave it. */
export function isDemoTransaction(number: string | null, paymentId: string): number is string {
  return number === transactionId(paymentId);
}
