import { type RefObject, useRef, useState } from 'react';
import type { AskedReason } from './reasonOptions.ts';

interface ChosenReason {
  readonly reason: AskedReason | null;
  /** Beside the field; gone with the next choice. */
  readonly problem: string | null;
  readonly field: RefObject<HTMLFieldSetElement | null>;
  readonly choose: (reason: AskedReason | null) => void;
  /** Leads the reader to the field, which may be out of sight. */
  readonly ask: () => void;
}

export function useReason(): ChosenReason {
  const [reason, setReason] = useState<AskedReason | null>(null);
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLFieldSetElement>(null);
  return {
    reason,
    problem: isMissing ? '请选择原因' : null,
    field,
    choose: (chosen) => {
      setReason(chosen);
      setMissing(false);
    },
    ask: () => {
      setMissing(true);
      field.current?.scrollIntoView({ block: 'center' });
      field.current?.querySelector('input')?.focus({ preventScroll: true });
    },
  };
}
