import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Codes that Debian's oathtool, which has no line in common with the shop, gives for a secret: that of a moment, and those of the steps after it. */
export async function oathtool(secret: string, at: Date, stepsAfter = 0): Promise<string[]> {
  const moment = `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
  const { stdout } = await run('oathtool', [
    '--totp',
    '--base32',
    '--window',
    String(stepsAfter),
    '--now',
    moment,
    secret,
  ]);
  return stdout.trim().split('\n');
}
