import { spawn } from 'node:child_process';
import { createTurns } from '../process/createTurns.ts';

const MB = 1024 * 1024;
/** What a page may cost. A hostile file ends at one of these, not at ours. */
const LIMITS = { addressSpaceBytes: 768 * MB, cpuSeconds: 5, wallMs: 12_000, pictureBytes: 24 * MB };
/** The longer side, in pixels: however large the page says it is. */
const LONGER_SIDE = 2000;

const inTurn = createTurns({ atOnce: 1, maxWaiting: 8 });

/** Whether bytes say that they are a PDF. Readers look for it within the first kilobyte. */
export function isPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-');
}

/**
 * The first page of a PDF as a PNG, by pdftoppm of poppler-utils in a process of its own, with limits of time and memory, and nothing
 * of our environment. Throws when there is no picture of it: damaged, locked by a password, empty, too heavy, or no pdftoppm here.
 */
export async function renderPdf(bytes: Uint8Array): Promise<Buffer> {
  return await inTurn(() => render(bytes));
}

async function render(bytes: Uint8Array): Promise<Buffer> {
  const { addressSpaceBytes, cpuSeconds, wallMs, pictureBytes } = LIMITS;
  const limits = [`--as=${addressSpaceBytes}`, `--cpu=${cpuSeconds}`, '--fsize=0', '--core=0'];
  const page = ['-f', '1', '-l', '1', '-singlefile', '-scale-to', String(LONGER_SIDE), '-png', '-'];
  const child = spawn('prlimit', [...limits, 'pdftoppm', ...page], {
    env: { PATH: process.env['PATH'] ?? '' },
    cwd: '/',
    timeout: wallMs,
    killSignal: 'SIGKILL',
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  return await new Promise<Buffer>((resolve, reject) => {
    const parts: Buffer[] = [];
    let size = 0;
    child.once('error', reject);
    child.stdout.on('data', (part: Buffer) => {
      size += part.length;
      if (size > pictureBytes) child.kill('SIGKILL');
      else parts.push(part);
    });
    // It may end before it has read everything.
    child.stdin.on('error', () => undefined);
    child.stdin.end(bytes);
    child.once('close', (code, signal) => {
      if (code === 0 && size > 0) resolve(Buffer.concat(parts));
      else reject(new Error(`pdftoppm ended with ${signal ?? code}`));
    });
  });
}
