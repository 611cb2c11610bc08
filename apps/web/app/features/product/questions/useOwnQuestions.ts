import type { Answer, Contract } from '@jiwu/contract';
import { useCallback } from 'react';
import { type Own, useOwn } from '../../../shared/claims/useOwn.ts';

export type OwnQuestions = Answer<Contract['questionsOwn']>;

/** What the viewer has asked about a product and what they can answer: asked for once the questions come near. */
export function useOwnQuestions(productId: string, isNear: boolean): Own<OwnQuestions | null> {
  const ask = useCallback(
    async (signal: AbortSignal) => (isNear ? await askOwn(productId, signal) : null),
    [productId, isNear],
  );
  return useOwn<OwnQuestions | null>(ask);
}

/** A visitor does without the API client. */
async function askOwn(productId: string, signal: AbortSignal): Promise<OwnQuestions> {
  const { apiClient } = await import('../../../session/apiClient.ts');
  return await apiClient.call('questionsOwn', { query: { productId } }, { silent: true, signal });
}
