import { rules } from '@jiwu/contract/rules';

/** Gives a claimed piece of a deal back. */
export async function releaseDeal(claimId: string, idempotencyKey: string): Promise<void> {
  const { apiClient } = await import('../../session/apiClient.ts');
  await apiClient.call('wootRelease', { params: { id: claimId }, body: {} }, { silent: true, idempotencyKey });
}

export const releaseWords = `放回后别人马上可以抢到。一天里放回或没付满 ${rules.woot.endedPerDay} 次，当天就不能再抢。`;
