import { Form } from 'antd';
import { TextButton } from '../../../ui/button/TextButton.tsx';
import type { Invitation } from './useInvitation.ts';

interface InvitationWordsProps {
  invitation: Invitation;
  onDecline: () => void;
}

/** Below the code, whose field it watches, so that the rest of the form does not: the inviter, when the code came by a link, and a way to do without it. */
export function InvitationWords({ invitation, onDecline }: InvitationWordsProps) {
  const shownCode: unknown = Form.useWatch('invitationCode');
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
