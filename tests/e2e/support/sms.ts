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

async function inbox(phoneNumber: string, sandbox: string): Promise<readonly SmsMessage[]> {
  const response = await fetch(`${sandbox}/sms/inbox.json?phoneNumber=${phoneNumber}`);
  return (await response.json()) as SmsMessage[];
}

/** The newest code that a phone has got; the `count`th to come, where one phone gets several. */
export async function readSmsCode(phoneNumber: string, count = 1, sandbox = sandboxUrl): Promise<string> {
  await expect
    .poll(async () => (await inbox(phoneNumber, sandbox)).length, { message: `SMS to ${phoneNumber}` })
    .toBe(count);
  const [newest] = await inbox(phoneNumber, sandbox);
  return newest!.params.code;
}
