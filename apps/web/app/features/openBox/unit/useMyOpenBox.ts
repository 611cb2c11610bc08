import { type Own, useOwn } from '../../../shared/claims/useOwn.ts';
import type { MyOpenBox } from '../../../shared/openBox/Unit.ts';

export type OwnOpenBox = Own<MyOpenBox>;

/** The viewer's own locks and reminders. */
export const useMyOpenBox = (): OwnOpenBox => useOwn(askMine);

async function askMine(signal: AbortSignal): Promise<MyOpenBox> {
  const { openBoxCalls } = await import('../openBoxCalls.ts');
  return await openBoxCalls.mine(signal);
}
