import { ApiError } from '@jiwu/api-client';
import type { rules } from '@jiwu/contract/rules';
import { apiClient } from '../../session/apiClient.ts';
import type { MyOpenBox, UnitLock } from '../../shared/openBox/Unit.ts';

export type ReminderOf = (typeof rules.openBox.reminders)[number];

/**
 * locked: it is held for them. refused: a rule says no, in words. unknown: no answer came, and the same request may be sent again.
 */
export type Locked =
  | { readonly kind: 'locked'; readonly lock: UnitLock }
  | { readonly kind: 'refused'; readonly text: string }
  | { readonly kind: 'unknown'; readonly text: string };

/** The calls that need a logged-in user, and the API client with them: loaded apart from the page, which guests read without. */
export const openBoxCalls = {
  async mine(signal: AbortSignal): Promise<MyOpenBox> {
    return await apiClient.call('openBoxMine', {}, { silent: true, signal });
  },

  async lock(unitId: string, idempotencyKey: string): Promise<Locked> {
    try {
      const input = { params: { id: unitId }, body: {} };
      return { kind: 'locked', lock: await apiClient.call('openBoxLock', input, { silent: true, idempotencyKey }) };
    } catch (error) {
      if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) {
        return { kind: 'unknown', text: '没有收到结果，请再按一次，不会锁成两件' };
      }
      return { kind: 'refused', text: error.message };
    }
  },

  /** The viewer's order that a unit was sold with; null where it was not theirs. */
  async orderOf(unitId: string, signal: AbortSignal): Promise<string | null> {
    const answer = await apiClient.call('openBoxOrderOf', { params: { id: unitId } }, { silent: true, signal });
    return answer.orderId;
  },

  async remind(of: ReminderOf, id: string): Promise<void> {
    await apiClient.call('openBoxRemind', { body: { of, id } }, { silent: true });
  },
};
