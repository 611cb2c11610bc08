import { readFileSync } from 'node:fs';
import { readSpreadsheet } from '../readSpreadsheet.ts';
import { SpreadsheetRefusal } from '../SpreadsheetRefusal.ts';

/** Reads the files that it is given and tells of each how it ended, how long it took, what of it was work, and how much memory the process has ever had. */
const results = [];
for (const file of process.argv.slice(2)) {
  const bytes = readFileSync(file);
  globalThis.gc?.();
  const began = performance.now();
  const before = process.cpuUsage();
  let rows = 0;
  let reason: string | null = null;
  try {
    for await (const _ of readSpreadsheet(bytes)) rows += 1;
  } catch (error) {
    reason = error instanceof SpreadsheetRefusal ? error.reason : String(error);
  }
  const ms = Math.round(performance.now() - began);
  const { user, system } = process.cpuUsage(before);
  const cpuMs = Math.round((user + system) / 1000);
  results.push({ rows, reason, ms, cpuMs, peakMb: peakMb() });
}
process.stdout.write(JSON.stringify(results));

/** The most memory that this program has had. What `getrusage` says begins with the size of the process that started this one. */
function peakMb(): number {
  const [, kilobytes = ''] = /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
