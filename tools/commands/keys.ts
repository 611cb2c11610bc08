import { resealAll } from '../../apps/server/src/composition/sealedColumns.ts';
import { readConfig } from '../../apps/server/src/platform/config/config.ts';
import { sealKeys } from '../../apps/server/src/platform/crypto/sealKeys.ts';
import { createDatabase } from '../../apps/server/src/platform/database/createDatabase.ts';
import { createSupervisor } from '../lib/createSupervisor.ts';
import { dataDir } from '../lib/dataDir.ts';
import { runCommand } from '../lib/runCommand.ts';
import { shopSettings } from '../lib/shopSettings.ts';
import { startDatabase } from '../lib/startDatabase.ts';

const say = (text: string) => console.log(`[keys] ${text}`);

/** `pnpm keys reseal`: seals what older keys of SEAL_SECRET sealed with its first one, beside the shop that sells. docs/going-live.md. */
await runCommand('keys', async (interrupt) => {
  if (process.argv[2] !== 'reseal' || process.argv.length > 3) throw new Error('pnpm keys reseal');
  const supervisor = createSupervisor(interrupt);
  try {
    const { databaseUrl, postgres } = await startDatabase({ dir: dataDir, throwaway: false }, supervisor);
    const config = readConfig({ ...shopSettings(postgres !== null), ...process.env, DATABASE_URL: databaseUrl });
    const [first, ...older] = sealKeys(config.SEAL_SECRET);
    if (!first || first.id === null)
      throw new Error('the first key of SEAL_SECRET has no id: there is nothing to rotate to');
    const db = createDatabase({ connectionString: databaseUrl, max: 1, applicationName: 'keys', patient: true });
    supervisor.onStop(db.close);
    const counts = await supervisor.guard(resealAll(db, config));
    for (const [column, count] of Object.entries(counts)) say(`${column}: ${count} sealed anew with ${first.id}`);
    const names = older.map(({ id }) => id ?? 'the one without an id').join(', ');
    if (older.length > 0) say(`these may leave SEAL_SECRET once every process seals with ${first.id}: ${names}`);
    if (older.some(({ id }) => id === null)) say('keep the secret without an id as HASH_SECRET: hashes do not rotate');
    return 0;
  } finally {
    await supervisor.stop();
  }
});
