import { ApiError } from '@jiwu/api-client';
import { useRef, useState } from 'react';
import { keyOfAttempt } from '../../../ui/form/keyOfAttempt.ts';
import { apiClient } from '../../../session/apiClient.ts';
import type { VipPurchase } from '../membershipQueries.ts';
import type { Plan } from './planNames.ts';

interface BuyPlanState {
  readonly buy: (plan: Plan['id']) => void;
  readonly isSending: boolean;
  readonly problem: string | null;
}

/** Makes a purchase that waits to be paid. Pressed again for the same plan, it goes on with the one that waits. */
export function useBuyPlan(onBuy: (purchase: VipPurchase) => void): BuyPlanState {
  const attempt = useRef(keyOfAttempt());
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function ask(plan: Plan['id']): Promise<VipPurchase> {
    const idempotencyKey = attempt.current(plan);
    const made = await apiClient.call('vipPurchase', { body: { plan } }, { silent: true, idempotencyKey });
    return await apiClient.call('vipPurchaseGet', { params: { id: made.id } }, { silent: true });
  }

  async function send(plan: Plan['id']) {
    setIsSending(true);
    setProblem(null);
    try {
      let purchase = await ask(plan);
      if (purchase.state !== 'unpaid') {
        // The one of the former press has ended meanwhile: this one is another.
        attempt.current = keyOfAttempt();
        purchase = await ask(plan);
      }
      onBuy(purchase);
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : '没有成功，请再试一次');
    }
    setIsSending(false);
  }

  return { buy: (plan) => void send(plan), isSending, problem };
}
