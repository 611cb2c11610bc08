import { Drawer } from 'antd';
import { useState } from 'react';
import type { Member } from './Member.ts';
import { MemberForm } from './MemberForm.tsx';
import { OneTimePassword } from './OneTimePassword.tsx';

interface MemberDrawerProps {
  /** The id of a member, `new`, or nothing. */
  readonly open: string | undefined;
  readonly member: Member | undefined;
  readonly onClose: () => void;
}

/** Adds a member or changes one; a password that was made is shown here, once. */
export function MemberDrawer({ open, member, onClose }: MemberDrawerProps) {
  const [made, setMade] = useState<{ loginName: string; password: string } | null>(null);
  const isShown = open === 'new' || member !== undefined;
  return (
    <Drawer
      open={isShown}
      onClose={onClose}
      mask={false}
      size={420}
      title={member ? `改 ${member.name}` : '加一位员工'}
      closable={{ 'aria-label': '关上' }}
    >
      {made ? (
        <OneTimePassword {...made} onSeen={onClose} />
      ) : (
        <MemberForm member={member} onMade={setMade} onDone={onClose} />
      )}
    </Drawer>
  );
}
