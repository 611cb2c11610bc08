import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What a phone's scanner reads of a picture with a QR code. */
export async function scanCode(picture: Buffer): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'jiwu-scan-'));
  try {
    const file = path.join(folder, 'code');
    await writeFile(file, picture);
    const { stdout } = await run('zbarimg', ['--quiet', '--raw', '-Sdisable', '-Sqrcode.enable', file]);
    return stdout.trim();
  } finally {
    await rm(folder, { recursive: true });
  }
}
