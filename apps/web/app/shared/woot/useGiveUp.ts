import { useState } from 'react';
import { useSend } from '../../ui/form/useSend.ts';

interface GiveUp {
  /** The question is asked. */
  readonly isAsked: boolean;
  readonly ask: () => void;
  readonly cancel: () => void;
  readonly isSending: boolean;
  readonly problem: string | null;
  readonly confirm: () => void;
}

/** Gives a claimed piece back. It cannot be undone, and counts as given up: so it is asked first. */
export function useGiveUp(claimId: string, onDone: () => void): GiveUp {
  const [isAsked, setAsked] = useState(false);
  const { isSending, problem, setProblem, send } = useSend(async (idempotencyKey) => {
    const { apiClient } = await import('../../session/apiClient.ts');
    const input = { params: { id: claimId }, body: {} };
    await apiClient.call('wootRelease', input, { silent: true, idempotencyKey });
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
