import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import type { GiveUp } from './useGiveUp.ts';

interface GiveUpDialogProps {
  giving: GiveUp;
  /** What it means, and what it costs. */
  text: string;
}

/** Whether the piece is really to go back. */
export function GiveUpDialog({ giving, text }: GiveUpDialogProps) {
  if (!giving.isAsked) return null;
  return (
    <ConfirmDialog
      title="把这一件放回去"
      text={text}
      confirm={{ label: '放回去', busyLabel: '正在放回', onPress: giving.confirm }}
      isBusy={giving.isSending}
      problem={giving.problem}
      onClose={giving.cancel}
    />
  );
}
