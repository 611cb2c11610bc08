import { useState } from 'react';
import { useSend } from '../../ui/form/useSend.ts';

export interface GiveUp {
  /** The question is asked. */
  readonly isAsked: boolean;
  readonly ask: () => void;
  readonly cancel: () => void;
  readonly isSending: boolean;
  readonly problem: string | null;
  readonly confirm: () => void;
}

interface Wish {
  readonly claimId: string;
  /** The call that gives back a claim of its kind. */
  readonly release: (claimId: string, idempotencyKey: string) => Promise<void>;
  readonly onDone: () => void;
}

/** Gives back what a claim holds. It cannot be undone, and may count as given up: so it is asked first. */
export function useGiveUp({ claimId, release, onDone }: Wish): GiveUp {
  const [isAsked, setAsked] = useState(false);
  const { isSending, problem, setProblem, send } = useSend(async (idempotencyKey) => {
    await release(claimId, idempotencyKey);
    setAsked(false);
    onDone();
  });
  return {
    isAsked,
    ask: () => {
      setProblem(null);
      setAsked(true);
    },
    cancel: () => setAsked(false),
    isSending,
    problem,
    confirm: () => void send(claimId),
  };
}
