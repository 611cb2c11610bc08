import { staffRoles } from '@jiwu/api-client/staffRoles';
import type { StaffEndpointName, StaffRole } from '@jiwu/contract';
import { useStaffSession } from './staffSession.ts';

export const roleNames: Readonly<Record<StaffRole, string>> = {
  admin: '超级管理员',
  goods: '商品',
  orders: '订单客服',
  marketing: '营销',
  finance: '财务',
  content: '内容',
};

/** Who may call an endpoint, as the contract says. */
function mayCall(roles: readonly StaffRole[], name: StaffEndpointName): boolean {
  if (roles.includes('admin')) return true;
  const allowed: readonly StaffRole[] = staffRoles[name];
  return roles.some((role) => allowed.includes(role));
}

export function whoMayCall(name: StaffEndpointName): StaffRole[] {
  return [...staffRoles[name].filter((role) => role !== 'admin'), 'admin'];
}

/** Whether the member who is signed in may do something: buttons that they can't press are not shown. */
export function useMay(): (name: StaffEndpointName) => boolean {
  const roles = useStaffSession(({ session }) => session?.staff.roles ?? []);
  return (name) => mayCall(roles, name);
}
