import { parseArgs } from 'node:util';
import { runPreflight } from '../preflight/runPreflight.ts';
import { readSettingsFile } from '../preflight/readSettingsFile.ts';
import { runCommand } from '../lib/runCommand.ts';

/**
 * `pnpm preflight [--file .env.production] [--offline]`: whether the shop could be opened with these settings, and what is missing. It
 * changes nothing and sends no message.
 */
await runCommand('preflight', async () => {
  const { values } = parseArgs({ options: { file: { type: 'string' }, offline: { type: 'boolean', default: false } } });
  const settings = values.file === undefined ? process.env : await readSettingsFile(values.file);
  const findings = await runPreflight(settings, { offline: values.offline });
  for (const { ok, what, missing } of findings)
    console.log(`${ok ? '  ok     ' : '  MISSING'} ${what}${ok ? '' : `: ${missing}`}`);
  const open = findings.filter(({ ok }) => !ok).length;
  console.log(`[preflight] ${findings.length - open} of ${findings.length} are in order`);
  if (open === 0) console.log('[preflight] nothing is missing');
  return open === 0 ? 0 : 1;
});
