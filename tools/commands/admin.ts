import { parseArgs } from 'node:util';
import { appointAdmin } from '../../apps/server/src/flows/accounts/outside/appointAdmin.ts';
import { readConfig } from '../../apps/server/src/platform/config/config.ts';
import { createDatabase } from '../../apps/server/src/platform/database/createDatabase.ts';
import { qrText } from '../../apps/server/src/platform/pictures/qrText.ts';
import { createSupervisor } from '../lib/createSupervisor.ts';
import { dataDir } from '../lib/dataDir.ts';
import { runCommand } from '../lib/runCommand.ts';
import { shopSettings } from '../lib/shopSettings.ts';
import { startDatabase } from '../lib/startDatabase.ts';

const USAGE = 'pnpm admin create LOGIN_NAME [--name 姓名] [--another]';

/**
 * `pnpm admin create NAME`: the first administrator, in DATABASE_URL or in the development database in .data/. Run it with the settings
 * of the shop's processes: the second factor is sealed with SEAL_SECRET.
 */
await runCommand('admin', async (interrupt) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { name: { type: 'string', default: '超级管理员' }, another: { type: 'boolean', default: false } },
  });
  const [command, loginName, ...rest] = positionals;
  if (command !== 'create' || loginName === undefined || rest.length > 0) throw new Error(USAGE);
  const supervisor = createSupervisor(interrupt);
  try {
    const { databaseUrl, postgres } = await startDatabase({ dir: dataDir, throwaway: false }, supervisor);
    const config = readConfig({ ...shopSettings(postgres !== null), ...process.env, DATABASE_URL: databaseUrl });
    const db = createDatabase({ connectionString: databaseUrl, max: 1, applicationName: 'admin' });
    supervisor.onStop(db.close);
    const made = await supervisor.guard(
      appointAdmin({ db, config, clock: () => new Date() }, { loginName, name: values.name, another: values.another }),
    );
    console.log(`[admin] ${loginName} may sign in. This is shown once:\n`);
    console.log(`password       ${made.password}`);
    console.log(`second factor  ${made.totpSecret}\n`);
    console.log(qrText(made.totpAddress));
    console.log('Scan the code with an authenticator, sign in, and let nobody else see this screen.');
    return 0;
  } finally {
    await supervisor.stop();
  }
});
