import { randomInt } from 'node:crypto';
import { expect } from '@playwright/test';
import { sandboxUrl } from './addresses.ts';

/** A number that no other test has. */
export function newPhone(): string {
  return `13${String(randomInt(0, 1_000_000_000)).padStart(9, '0')}`;
}

interface SmsMessage {
  readonly params: { readonly code: string };
}

async function inbox(phoneNumber: string): Promise<readonly SmsMessage[]> {
  const response = await fetch(`${sandboxUrl}/sms/inbox.json?phoneNumber=${phoneNumber}`);
  return (await response.json()) as SmsMessage[];
}

/** The newest code that a phone has got; the `count`th to come, where one phone gets several. */
export async function readSmsCode(phoneNumber: string, count = 1): Promise<string> {
  await expect.poll(async () => (await inbox(phoneNumber)).length, { message: `SMS to ${phoneNumber}` }).toBe(count);
  const [newest] = await inbox(phoneNumber);
  return newest!.params.code;
}
