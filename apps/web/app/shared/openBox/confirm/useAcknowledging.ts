import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { apiClient } from '../../../session/apiClient.ts';
import { claimDecision } from '../../claims/claimDecision.ts';
import { openBoxQueries } from '../openBoxQueries.ts';
import type { LockPage } from '../Unit.ts';

interface Acknowledging {
  /** Keys of what is ticked, as the page shows it. */
  readonly ticked: readonly string[];
  readonly problem: string | null;
  readonly toggle: (key: string) => void;
}

/**
 * Ticks are written down at once, one after the other, each with the whole of what is ticked; the order cannot be made before the last
 * of them has ended. A box whose tick was not written down goes back to what the shop knows.
 */
export function useAcknowledging({ id, asks, acknowledged }: LockPage): Acknowledging {
  const client = useQueryClient();
  const { queryKey } = openBoxQueries.lock(id);
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const underWay = useRef(0);
  const { mutate } = useMutation({
    mutationKey: [...claimDecision, id],
    scope: { id },
    mutationFn: (keys: readonly string[]) => {
      const items = asks.filter(({ key }) => keys.includes(key)).map(({ key, version }) => ({ key, version }));
      return apiClient.call('openBoxAcknowledge', { params: { id }, body: { items } }, { silent: true });
    },
    onSuccess: (answer) => {
      client.setQueryData(queryKey, (before) => before && { ...before, ...answer });
    },
    onError: (error) => {
      setProblem(`没有记下来：${error instanceof Error ? error.message : '请再试一次'}`);
      // What is to be acknowledged may have changed, or its time may be over.
      void client.invalidateQueries({ queryKey });
    },
    onSettled: () => {
      underWay.current -= 1;
      if (underWay.current === 0) setWanted(null);
    },
  });
  const ticked = wanted ?? acknowledged;
  return {
    ticked,
    problem,
    toggle(key) {
      const next = ticked.includes(key) ? ticked.filter((other) => other !== key) : [...ticked, key];
      setWanted(next);
      setProblem(null);
      underWay.current += 1;
      mutate(next);
    },
  };
}
