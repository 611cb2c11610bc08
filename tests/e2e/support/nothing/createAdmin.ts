import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { repositoryRoot } from '../../../../tools/lib/repositoryRoot.ts';
import type { ConsoleStaff } from '../consoleStaff.ts';
import type { EmptyShop } from './EmptyShop.ts';

const run = promisify(execFile);

/** The one thing that is done outside the browser: `pnpm admin create`, whose screen says the password and the second factor once. */
export async function createAdmin({ shop }: EmptyShop, loginName: string, name: string): Promise<ConsoleStaff> {
  const { stdout } = await run('pnpm', ['admin', 'create', loginName, '--name', name], {
    cwd: repositoryRoot,
    // A throwaway shop has the secrets of development.
    env: { ...process.env, NODE_ENV: 'test', DATABASE_URL: shop.databaseUrl },
  });
  const said = (what: string) => new RegExp(`^${what}\\s+(\\S+)$`, 'm').exec(stdout)?.[1] ?? '';
  return { loginName, password: said('password'), totpSecret: said('second factor') };
}
