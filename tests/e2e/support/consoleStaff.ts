import { randomBytes } from 'node:crypto';
import type { StaffRole } from '@jiwu/contract';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { createStaff } from '../../../apps/server/src/modules/staff/staff/index.ts';
import { readConfig } from '../../../apps/server/src/platform/config/config.ts';
import { hashPassword } from '../../../apps/server/src/platform/crypto/passwords.ts';
import { createDatabase } from '../../../apps/server/src/platform/database/createDatabase.ts';
import { consoleUrl } from './addresses.ts';

export interface ConsoleStaff {
  readonly loginName: string;
  readonly password: string;
  readonly totpSecret: string;
}

const STEP_MS = 30_000;

interface Wish {
  readonly name?: string;
  /** Has yet to set up the second factor and an own password. */
  readonly isToEnrol?: boolean;
}

/** A member of staff who has not signed in yet. */
export async function makeConsoleStaff(roles: readonly StaffRole[], wish: Wish = {}): Promise<ConsoleStaff> {
  const totpSecret = new Secret({ size: 20 }).base32;
  const loginName = `c${randomBytes(6).toString('hex')}`;
  const password = 'staff-of-the-test-shop';
  const db = createDatabase({
    connectionString: process.env['DATABASE_URL'] ?? '',
    max: 1,
    applicationName: 'jiwu-e2e',
  });
  // A throwaway shop has the secrets of development.
  const config = readConfig({ ...process.env, NODE_ENV: 'test' });
  const member = { loginName, name: wish.name ?? '测试员工', roles, totpSecret, isToEnrol: wish.isToEnrol ?? false };
  const passwordHash = await hashPassword(password);
  await db.transact((tx) => createStaff(tx, { ...member, passwordHash, config, now: new Date() }));
  await db.close();
  return { loginName, password, totpSecret };
}

const lastSteps = new Map<string, number>();

/** A code that this member has not used: the shop takes one step ahead, so nobody waits for the next half minute. */
export function freshCodeOf(totpSecret: string, now = Date.now()): string {
  const step = Math.max(Math.floor(now / STEP_MS), (lastSteps.get(totpSecret) ?? 0) + 1);
  lastSteps.set(totpSecret, step);
  return new TOTP({ secret: Secret.fromBase32(totpSecret) }).generate({ timestamp: step * STEP_MS });
}

/** Signs in by the login page, and waits for the frame of the console. */
export async function signInToConsole(page: Page, staff: ConsoleStaff, address = '/'): Promise<void> {
  await page.goto(consoleUrl + address);
  await page.getByLabel('登录名').fill(staff.loginName);
  await page.getByLabel('密码', { exact: true }).fill(staff.password);
  await page.getByLabel('动态验证码').fill(freshCodeOf(staff.totpSecret));
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.locator('#page').waitFor();
}
