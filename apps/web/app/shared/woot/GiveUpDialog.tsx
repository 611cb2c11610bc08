import { rules } from '@jiwu/contract/rules';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import type { useGiveUp } from './useGiveUp.ts';

/** Whether the piece is really to go back. */
export function GiveUpDialog({ giving }: { giving: ReturnType<typeof useGiveUp> }) {
  if (!giving.isAsked) return null;
  return (
    <ConfirmDialog
      title="把这一件放回去"
      text={`放回后别人马上可以抢到。一天里放回或没付满 ${rules.woot.endedPerDay} 次，当天就不能再抢。`}
      confirm={{ label: '放回去', busyLabel: '正在放回', onPress: giving.confirm }}
      isBusy={giving.isSending}
      problem={giving.problem}
      onClose={giving.cancel}
    />
  );
}
