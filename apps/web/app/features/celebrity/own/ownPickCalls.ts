import type { Answer, Contract } from '@jiwu/contract';
import { apiClient } from '../../../session/apiClient.ts';

export type OwnPick = Answer<Contract['ownPickAdd']>;
export type OwnWords = Pick<OwnPick, 'shelf' | 'note' | 'good' | 'bad' | 'used'>;

/** What a celebrity may do with their own picks. */
export const ownPickCalls = {
  async list(signal: AbortSignal): Promise<OwnPick[]> {
    const { items } = await apiClient.call('ownPickList', {}, { silent: true, signal });
    return items.filter(({ isOver }) => !isOver);
  },

  async add(productId: string, words: OwnWords, idempotencyKey: string): Promise<void> {
    await apiClient.call('ownPickAdd', { body: { productId, ...words } }, { silent: true, idempotencyKey });
  },

  async change({ id, version }: OwnPick, words: OwnWords, idempotencyKey: string): Promise<void> {
    const input = { params: { id }, body: { ...words, version } };
    await apiClient.call('ownPickChange', input, { silent: true, idempotencyKey });
  },

  async end({ id }: OwnPick): Promise<void> {
    await apiClient.call('ownPickEnd', { params: { id }, body: {} }, { silent: true });
  },

  async order(pickIds: string[]): Promise<void> {
    await apiClient.call('ownPickOrder', { body: { pickIds } }, { silent: true });
  },
};
