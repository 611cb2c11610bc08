import { TextButton } from '../../../ui/button/TextButton.tsx';
import type { Invitation } from './useInvitation.ts';

interface InvitationWordsProps {
  invitation: Invitation;
  /** The code in the field. */
  shownCode: string | undefined;
  onDecline: () => void;
}

/** Below the code: the inviter, when the code came by a link, and a way to do without it. */
export function InvitationWords({ invitation, shownCode, onDecline }: InvitationWordsProps) {
  const { code, inviter, problem } = invitation;
  if (problem !== null && !shownCode) return problem;
  if (code === null || shownCode !== code) return '邀请人填定后不再更改。';
  return (
    <>
      来自{inviter ? `「${inviter}」的` : ''}邀请链接。邀请人填定后不再更改。
      <TextButton onClick={onDecline}>不用这个邀请</TextButton>
    </>
  );
}
