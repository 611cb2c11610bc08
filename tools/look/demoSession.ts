import type { Session } from '@jiwu/contract';
import { demoPassword, demoUsers } from '../demo-data/demoUsers.ts';

/** Signs a demo user in by the API, as USER_CACHE keeps it. */
export async function demoSession(apiUrl: string): Promise<Session> {
  const response = await fetch(`${apiUrl}/api/user/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'User-Type': 'User', anonymous: 'look-at-the-shop' },
    body: JSON.stringify({ account: demoUsers[0]?.userName, password: demoPassword }),
  });
  const { flag, msg, data } = (await response.json()) as { flag: boolean; msg: string; data: Session };
  if (!flag) throw new Error(`the demo user cannot log in: ${msg}`);
  return data;
}
