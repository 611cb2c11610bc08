import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useSend } from '../../../ui/form/useSend.ts';
import type { Drawn } from '../ActiveData.ts';
import { activeQueries, loadClient } from '../activeQueries.ts';
import { renewOperator } from '../renewOperator.ts';

type Shown = { readonly state: 'none' | 'rolling' } | { readonly state: 'here'; readonly drawn: Drawn };

export interface Drawing {
  readonly shown: Shown;
  readonly isDrawing: boolean;
  readonly problem: string | null;
  readonly draw: () => void;
  /** Back to the pictures. */
  readonly clear: () => void;
}

/** A shorter roll would go unnoticed. */
const ROLL_MS = 900;

/**
 * One draw at a time. The digits turn until the real result arrives; the turning digits mean nothing. A second press after a lost
 * answer asks for the same draw.
 */
export function useDrawing(member: string | null, nonce: string | null): Drawing {
  const client = useQueryClient();
  const [shown, setShown] = useState<Shown>({ state: 'none' });
  const drawnSoFar = useRef(0);
  const { isSending, problem, send } = useSend(async (idempotencyKey) => {
    setShown({ state: 'rolling' });
    try {
      const api = await loadClient();
      const body = { nonce: nonce ?? '' };
      const [drawn] = await Promise.all([api.call('drawOnce', { body }, { silent: true, idempotencyKey }), rollTime()]);
      drawnSoFar.current += 1;
      setShown({ state: 'here', drawn });
      void renewOperator();
    } catch (error) {
      setShown({ state: 'none' });
      throw error;
    } finally {
      void client.invalidateQueries({ queryKey: activeQueries.ofUser(member ?? '') });
    }
  });
  return {
    shown,
    isDrawing: isSending,
    problem,
    draw: () => void send(`${nonce}:${drawnSoFar.current}`),
    clear: () => setShown({ state: 'none' }),
  };
}

function rollTime(): Promise<void> {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return new Promise((resolve) => {
    setTimeout(resolve, isStill ? 0 : ROLL_MS);
  });
}
