import { rules } from '@jiwu/contract/rules';

const { freeSeconds, lapsedPerDay } = rules.openBox;

/** Gives a locked unit back to the list. */
export async function releaseUnit(lockId: string, idempotencyKey: string): Promise<void> {
  const { apiClient } = await import('../../session/apiClient.ts');
  await apiClient.call('openBoxRelease', { params: { id: lockId }, body: {} }, { silent: true, idempotencyKey });
}

export const releaseWords =
  `放回后别人马上可以买。锁定 ${freeSeconds / 60} 分钟以后放弃，算一次没有付款；` +
  `一天满 ${lapsedPerDay} 次，当天不能再锁。`;
