import { createPublicKey } from 'node:crypto';
import { z } from 'zod';

const ENTRY = /^(\w+):(.+)$/s;

/** `ID:PEM,ID:PEM`, with line ends that may be written as two signs. One that cannot be read must stop the start. */
export const morePublicKeys = z
  .string()
  .default('')
  .transform((list, context): Readonly<Record<string, string>> => {
    const entries = list.split(',').map((entry) => entry.replaceAll(String.raw`\n`, '\n').trim());
    const keys = entries
      .filter((entry) => entry !== '')
      .map((entry): [id: string, pem: string] => {
        const [, id = '', pem = ''] = ENTRY.exec(entry) ?? [];
        return [id, pem];
      });
    if (keys.every(([, pem]) => isKey(pem))) return Object.fromEntries(keys);
    context.addIssue({ code: 'custom', message: 'not a list of ID:PEM' });
    return z.NEVER;
  });

function isKey(pem: string): boolean {
  try {
    createPublicKey(pem);
    return true;
  } catch {
    return false;
  }
}
