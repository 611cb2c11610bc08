import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { keyOfAttempt } from '../../ui/form/keyOfAttempt.ts';
import { confirmAddress } from './groupAddress.ts';

/** Open a group of a campaign, or join one. */
export type Wanted = { readonly campaignId: string } | { readonly groupId: string };

interface Goods {
  readonly skuId: string;
  readonly quantity: number;
}

export interface EnterGroup {
  readonly isEntering: boolean;
  /** Why it was refused, in words for the reader. */
  readonly problem: string | null;
  /** Leads on to the order, or says why it was refused. */
  readonly enter: (wanted: Wanted, goods: Goods) => Promise<string | null>;
}

/** The first step into a group: the wish for a seat, then the order's page. The order takes the seat, not the wish. */
export function useEnterGroup(): EnterGroup {
  const navigate = useNavigate();
  const [isEntering, setEntering] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const attempt = useRef(keyOfAttempt());

  async function enter(wanted: Wanted, goods: Goods): Promise<string | null> {
    if (isEntering) return null;
    setEntering(true);
    setProblem(null);
    let refusal: string | null = null;
    try {
      const { apiClient } = await import('../../session/apiClient.ts');
      const idempotencyKey = attempt.current(JSON.stringify(wanted));
      const seat = await apiClient.call('groupSeatWish', { body: wanted }, { silent: true, idempotencyKey });
      // The next press wishes for another seat.
      attempt.current = keyOfAttempt();
      const groupId = 'groupId' in wanted ? wanted.groupId : null;
      await navigate(confirmAddress({ seatId: seat.id, groupId, ...goods }));
    } catch (error) {
      refusal = error instanceof Error ? error.message : '没有成功，请再试一次';
      setProblem(refusal);
    }
    setEntering(false);
    return refusal;
  }

  return { isEntering, problem, enter };
}
