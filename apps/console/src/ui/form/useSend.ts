import type { Answer, CallInput, Contract, StaffEndpointName } from '@jiwu/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { client } from '../../api/client.ts';
import { wordsOf } from '../../api/wordsOf.ts';

interface Send<N extends StaffEndpointName> {
  readonly isBusy: boolean;
  /** Why it was refused; for the form to show. */
  readonly problem: string | null;
  /** Facts that came with the refusal, for a form that can say where it is. */
  readonly refusal: unknown;
  readonly send: (input: CallInput<Contract[N]>) => Promise<Answer<Contract[N]> | null>;
  readonly forget: () => void;
}

/**
 * One write of the server. A try whose answer was lost is repeated with the same idempotency key, so it is done once; another input or
 * an answer ends the key. After a success every list is read anew: staff lists are small, and what a write touches is not always foreseen.
 */
export function useSend<N extends StaffEndpointName>(name: N): Send<N> {
  const queries = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<unknown>(null);
  const attempt = useRef<{ text: string; key: string } | null>(null);
  return {
    isBusy,
    problem,
    refusal,
    forget: () => setProblem(null),
    async send(input) {
      const text = JSON.stringify(input);
      if (attempt.current?.text !== text) attempt.current = { text, key: crypto.randomUUID() };
      setIsBusy(true);
      setProblem(null);
      setRefusal(null);
      try {
        const options = { inline: true, idempotencyKey: attempt.current.key };
        const answer = (await client.call(name, ...([input, options] as never))) as Answer<Contract[N]>;
        attempt.current = null;
        await queries.invalidateQueries();
        return answer;
      } catch (error) {
        const status = (error as { status?: number }).status ?? 0;
        // Whatever was answered is known; only a lost answer leaves open whether it was done.
        if (status !== 0) attempt.current = null;
        setRefusal((error as { data?: unknown }).data ?? null);
        setProblem(status === 0 ? '结果还不知道，网络断了。再按一次会接着问，不会做两遍' : wordsOf(error));
        return null;
      } finally {
        setIsBusy(false);
      }
    },
  };
}
