import { rules } from '@jiwu/contract/rules';
import { momentWords } from '../../format/momentWords.ts';
import { BatchNote } from './BatchNote.tsx';

/** Why nothing can be ordered today, and what still can be done. */
export function BlockedNote({ until, now }: { until: string; now: string }) {
  return (
    <BatchNote>
      今天有 {rules.dropshipping.lapsedPerDay} 个批次下了单没有付款，{momentWords(until, now)}{' '}
      以后可以再下单。名单照常可以建、可以改。
    </BatchNote>
  );
}
