import type { Answer, CallInput, Contract } from '@jiwu/contract';
import { apiClient } from '../../../session/apiClient.ts';

export type Application = Answer<Contract['celebrityApply']>;
export type ApplicationForm = CallInput<Contract['celebrityApply']>['body'];

export interface OwnApplications {
  readonly newest: Application | null;
  /** The viewer's own page. */
  readonly celebrityId: string | null;
  readonly isShown: boolean;
}

/** The calls that need a logged-in user, and the API client with them. */
export const applyCalls = {
  async mine(signal: AbortSignal): Promise<OwnApplications> {
    const asked = { silent: true, signal };
    const [{ items }, { celebrityId, isShown }] = await Promise.all([
      apiClient.call('celebrityApplications', {}, asked),
      apiClient.call('celebrityMine', {}, asked),
    ]);
    return { newest: items[0] ?? null, celebrityId, isShown };
  },

  async apply(body: ApplicationForm, idempotencyKey: string): Promise<void> {
    await apiClient.call('celebrityApply', { body }, { silent: true, idempotencyKey });
  },

  async withdraw(id: string): Promise<void> {
    await apiClient.call('celebrityApplicationWithdraw', { params: { id }, body: {} }, { silent: true });
  },
};
