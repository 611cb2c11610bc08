import { useRef, useState } from 'react';
import type { Claim, Deal } from '../../../shared/woot/Deal.ts';
import { figuresOf } from './lostWords.ts';
import { keyOfAttempt } from '../../../ui/form/keyOfAttempt.ts';

/** What a press has led to, told in a drawer. */
export type Outcome =
  | { readonly kind: 'won'; readonly dealId: string; readonly claim: Claim & { readonly now: string } }
  | {
      readonly kind: 'lost';
      readonly dealId: string;
      /** The figures that stood there when the shop said no. */
      readonly seen: string;
    };

export interface Claiming {
  /** The deal whose answer is awaited. */
  readonly busyId: string | null;
  readonly problem: { readonly dealId: string; readonly text: string } | null;
  readonly outcome: Outcome | null;
  readonly claim: (deal: Deal) => Promise<void>;
  readonly close: () => void;
}

/** 抢购: one press at a time. Without an answer the next press repeats the same request, so that nobody gets two. */
export function useClaiming(onChanged: () => void): Claiming {
  const [busyId, setBusyId] = useState<string | null>(null);
  const [problem, setProblem] = useState<Claiming['problem']>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const attempt = useRef(keyOfAttempt());

  async function claim(deal: Deal) {
    const dealId = deal.id;
    if (busyId !== null) return;
    setBusyId(dealId);
    setProblem(null);
    setOutcome(null);
    const answer = await ask(dealId, attempt.current(dealId));
    if (answer.kind !== 'unknown') attempt.current = keyOfAttempt();
    switch (answer.kind) {
      case 'won':
        setOutcome({ kind: 'won', dealId, claim: answer.claim });
        break;
      case 'soldOut':
        setOutcome({ kind: 'lost', dealId, seen: figuresOf(deal) });
        break;
      case 'refused':
      case 'unknown':
        setProblem({ dealId, text: answer.text });
        break;
    }
    setBusyId(null);
    onChanged();
  }

  return { busyId, problem, outcome, claim, close: () => setOutcome(null) };
}

/** The script itself may fail to come. */
async function ask(dealId: string, idempotencyKey: string) {
  try {
    const { wootCalls } = await import('../wootCalls.ts');
    return await wootCalls.claim(dealId, idempotencyKey);
  } catch {
    return { kind: 'unknown', text: '没有连上，请再按一次，不会抢成两件' } as const;
  }
}
