import { useRef, useState } from 'react';
import { keyOfAttempt } from './keyOfAttempt.ts';

interface Sending {
  readonly isSending: boolean;
  /** Why it was refused, in words for the reader. */
  readonly problem: string | null;
  readonly setProblem: (text: string | null) => void;
  /** Sends the request that the fingerprint stands for; the same fingerprint after a lost answer repeats the same request. */
  readonly send: (fingerprint: string) => Promise<void>;
}

/** One write of a drawer: one press at a time, and its error stands beside it. */
export function useSend(work: (idempotencyKey: string) => Promise<void>): Sending {
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const keyOf = useRef(keyOfAttempt());
  async function send(fingerprint: string) {
    if (isSending) return;
    setSending(true);
    setProblem(null);
    try {
      await work(keyOf.current(fingerprint));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : '没有成功，请再试一次');
    }
    setSending(false);
  }
  return { isSending, problem, setProblem, send };
}
