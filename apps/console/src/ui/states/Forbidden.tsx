import { useStaffSession } from '../../session/staffSession.ts';
import { roleNames } from '../../session/access.ts';
import { StateMessage } from './StateMessage.tsx';

/** A role by itself reads like what it looks after: 商品, 内容. */
const quoted = (roles: readonly string[]) => roles.map((role) => `“${role}”`).join('');

export function Forbidden({ title, who }: { title: string; who: readonly string[] }) {
  const roles = useStaffSession(({ session }) => session?.staff.roles ?? []);
  return (
    <StateMessage isPage icon="lock" title={`没有权限：“${title}”归${quoted(who)}岗位`}>
      你的岗位是{quoted(roles.map((role) => roleNames[role]))}。要看这里，可以请{quoted(who.slice(0, 1))}
      岗位的同事发给你
    </StateMessage>
  );
}
