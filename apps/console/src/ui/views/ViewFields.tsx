import type { StaffRole } from '@jiwu/contract';
import { rules } from '@jiwu/contract/rules';
import { Input, Select } from 'antd';
import { roleNames } from '../../session/access.ts';
import { insideBubble } from './insideBubble.ts';

interface ViewFieldsProps {
  readonly name: string;
  readonly sharedRoles: readonly StaffRole[];
  readonly onChange: (changes: { readonly name?: string; readonly sharedRoles?: StaffRole[] }) => void;
}

/** What a view is called, and who else sees it. */
export function ViewFields({ name, sharedRoles, onChange }: ViewFieldsProps) {
  return (
    <>
      <Input
        aria-label="视图的名字"
        placeholder="起个名字"
        maxLength={24}
        value={name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <Select<StaffRole[]>
        aria-label="共享给哪些角色"
        mode="multiple"
        placeholder="只有自己看得到；可以共享给角色"
        value={[...sharedRoles]}
        onChange={(roles) => onChange({ sharedRoles: roles })}
        options={rules.staff.roles.map((value) => ({ value, label: roleNames[value] }))}
        getPopupContainer={insideBubble}
      />
    </>
  );
}
