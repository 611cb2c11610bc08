import type { StaffRole } from '@jiwu/contract';
import { rules } from '@jiwu/contract/rules';
import { Button, Checkbox, Input } from 'antd';
import { type SubmitEvent, useState } from 'react';
import { say } from '../../api/say.ts';
import { roleNames } from '../../session/access.ts';
import { CodeInput } from '../../ui/code/CodeInput.tsx';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { useSend } from '../../ui/form/useSend.ts';
import type { Member } from './Member.ts';
import { MemberActs } from './MemberActs.tsx';
import styles from './Members.module.css';

interface MemberFormProps {
  /** None: a new one. */
  readonly member: Member | undefined;
  readonly onMade: (made: { loginName: string; password: string }) => void;
  readonly onDone: () => void;
}

/** Name and roles, with the administrator's own fresh code. */
export function MemberForm({ member, onMade, onDone }: MemberFormProps) {
  const [loginName, setLoginName] = useState(member?.loginName ?? '');
  const [name, setName] = useState(member?.name ?? '');
  const [roles, setRoles] = useState<readonly StaffRole[]>(member?.roles ?? []);
  const [code, setCode] = useState('');
  const create = useSend('staffMemberCreate');
  const change = useSend('staffMemberChange');
  const isClosed = member?.state === 'closed';

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (member) {
      const body = { name, roles: [...roles], version: member.version, code };
      if (await change.send({ params: { id: member.id }, body })) {
        say.done('已经改好，下一个请求就生效');
        onDone();
      }
    } else {
      const made = await create.send({ body: { loginName, name, roles: [...roles], code } });
      if (made) onMade({ loginName, password: made.oneTimePassword });
    }
    setCode('');
  };

  return (
    <>
      <form className={styles['form']} onSubmit={(event) => void submit(event)}>
        <label htmlFor="memberLoginName">登录名</label>
        <Input
          id="memberLoginName"
          disabled={member !== undefined}
          value={loginName}
          placeholder="小写字母开头，3 到 24 位"
          onChange={({ target }) => setLoginName(target.value)}
        />
        <label htmlFor="memberName">姓名</label>
        <Input id="memberName" maxLength={24} value={name} onChange={({ target }) => setName(target.value)} />
        <fieldset>
          <legend>角色</legend>
          {rules.staff.roles.map((role) => (
            <Checkbox
              key={role}
              checked={roles.includes(role)}
              onChange={({ target }) =>
                setRoles(target.checked ? [...roles, role] : roles.filter((one) => one !== role))
              }
            >
              {roleNames[role]}
            </Checkbox>
          ))}
        </fieldset>
        <label htmlFor="memberCode">你自己的动态验证码</label>
        <CodeInput id="memberCode" value={code} onChange={setCode} />
        <FormProblem text={member ? change.problem : create.problem} />
        {!isClosed && (
          <Button
            type="primary"
            htmlType="submit"
            loading={create.isBusy || change.isBusy}
            disabled={code.length < rules.staff.codeDigits || roles.length === 0 || name.trim() === ''}
          >
            {member ? '保存' : '加这位员工'}
          </Button>
        )}
      </form>
      {member && <MemberActs member={member} roles={roles} code={code} onMade={onMade} onDone={onDone} />}
    </>
  );
}
