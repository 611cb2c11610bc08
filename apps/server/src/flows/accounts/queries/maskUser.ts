import { maskName, maskPhone, type StaffUserRow } from '../../../modules/people/identity/index.ts';

/** A user as staff see them in lists. */
export function maskUser({ name, phoneNumber, createdAt, ...row }: StaffUserRow) {
  return {
    id: row.id,
    userName: row.userName,
    level: row.level,
    state: row.state,
    name: maskName(name),
    phoneNumber: phoneNumber && maskPhone(phoneNumber),
    createdAt: createdAt.toISOString(),
  };
}
