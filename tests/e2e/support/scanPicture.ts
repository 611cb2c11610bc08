import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What a scanner reads of a picture that a page has drawn, by its data URL. */
export async function scanPicture(dataUrl: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'jiwu-scan-'));
  try {
    const file = path.join(folder, 'code.png');
    await writeFile(file, Buffer.from(dataUrl.split(',')[1] ?? '', 'base64'));
    const { stdout } = await run('zbarimg', ['--quiet', '--raw', '-Sdisable', '-Sqrcode.enable', file]);
    return stdout.trim();
  } finally {
    await rm(folder, { recursive: true });
  }
}
