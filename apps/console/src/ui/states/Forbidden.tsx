import { useStaffSession } from '../../session/staffSession.ts';
import { roleNames } from '../../session/access.ts';
import { StateMessage } from './StateMessage.tsx';

export function Forbidden({ title, who }: { title: string; who: readonly string[] }) {
  const roles = useStaffSession(({ session }) => session?.staff.roles ?? []);
  return (
    <StateMessage isPage icon="lock" title={`没有权限：“${title}”归${who.join('、')}`}>
      你是{roles.map((role) => roleNames[role]).join('、')}。要看这里，可以请{who[0]}发给你
    </StateMessage>
  );
}
