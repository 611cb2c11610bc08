import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { lockAddress } from '../../../shared/openBox/unitAddress.ts';
import { keyOfAttempt } from '../../../ui/form/keyOfAttempt.ts';

interface Locking {
  readonly isBusy: boolean;
  readonly problem: string | null;
  readonly lock: () => Promise<void>;
}

/** 买这一件: locks it and goes on to the confirmation. Without an answer the next press repeats the same request. */
export function useLocking({ id, skuId }: { id: string; skuId: string }, onChanged: () => void): Locking {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const attempt = useRef(keyOfAttempt());

  async function lock() {
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    const answer = await ask(id, attempt.current(id));
    if (answer.kind !== 'unknown') attempt.current = keyOfAttempt();
    if (answer.kind === 'locked') {
      await navigate(lockAddress({ lockId: answer.lock.id, skuId }));
    } else {
      setProblem(answer.text);
    }
    setBusy(false);
    onChanged();
  }

  return { isBusy, problem, lock };
}

/** The script itself may fail to come. */
async function ask(unitId: string, idempotencyKey: string) {
  try {
    const { openBoxCalls } = await import('../openBoxCalls.ts');
    return await openBoxCalls.lock(unitId, idempotencyKey);
  } catch {
    return { kind: 'unknown', text: '没有连上，请再按一次，不会锁成两件' } as const;
  }
}
