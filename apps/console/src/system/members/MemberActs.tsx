import type { StaffRole } from '@jiwu/contract';
import { Button, Checkbox, Input } from 'antd';
import { useState } from 'react';
import { say } from '../../api/say.ts';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { useSend } from '../../ui/form/useSend.ts';
import type { Member } from './Member.ts';
import styles from './Members.module.css';

interface MemberActsProps {
  readonly member: Member;
  readonly roles: readonly StaffRole[];
  /** The administrator's own, typed above. */
  readonly code: string;
  readonly onMade: (made: { loginName: string; password: string }) => void;
  readonly onDone: () => void;
}

/** What can't be undone by saving: a new second factor, the end of sessions, leaving and coming back. */
export function MemberActs({ member, roles, code, onMade, onDone }: MemberActsProps) {
  const [reason, setReason] = useState('');
  const [withPassword, setWithPassword] = useState(false);
  const reset = useSend('staffMemberReset');
  const endSessions = useSend('staffMemberSessionsEnd');
  const close = useSend('staffMemberClose');
  const reopen = useSend('staffMemberReopen');
  const params = { id: member.id };
  const { version } = member;
  const problem = [reset, endSessions, close, reopen].map((one) => one.problem).find((text) => text !== null) ?? null;
  const show = (password: string) => onMade({ loginName: member.loginName, password });

  if (member.state === 'closed') {
    const comeBack = async () => {
      const made = await reopen.send({ params, body: { roles: [...roles], version, code } });
      if (made) show(made.oneTimePassword);
    };
    return (
      <section className={styles['acts']} aria-label="重新启用">
        <h3>重新启用</h3>
        <p className="quiet">像新员工一样绑定验证器、设密码。角色按上面勾的。</p>
        <FormProblem text={problem} />
        <Button disabled={code === ''} loading={reopen.isBusy} onClick={() => void comeBack()}>
          重新启用 {member.name}
        </Button>
      </section>
    );
  }
  const sendReset = async () => {
    const done = await reset.send({ params, body: { withPassword, reason, code } });
    if (!done) return;
    if (done.oneTimePassword) show(done.oneTimePassword);
    else {
      say.done('下次登录重新绑定');
      onDone();
    }
  };
  const sendEnd = async () => {
    const done = await endSessions.send({ params, body: { code } });
    if (done) say.done(`结束了 ${done.ended} 个登录`);
  };
  const sendClose = async () => {
    if (!(await close.send({ params, body: { reason, version, code } }))) return;
    say.done(`${member.name} 已经离职，不能再登录`);
    onDone();
  };
  return (
    <section className={styles['acts']} aria-label="其他">
      <h3>手机丢了、忘了密码、离职</h3>
      <p className="quiet">先在上面输你的动态验证码。全部登录马上结束。</p>
      <Input
        aria-label="为什么"
        placeholder="为什么，会写进审计"
        maxLength={100}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <Checkbox checked={withPassword} onChange={({ target }) => setWithPassword(target.checked)}>
        密码也重设
      </Checkbox>
      <FormProblem text={problem} />
      <Button disabled={code === '' || reason === ''} loading={reset.isBusy} onClick={() => void sendReset()}>
        重设动态验证码
      </Button>
      <Button disabled={code === ''} loading={endSessions.isBusy} onClick={() => void sendEnd()}>
        结束全部登录（{member.liveSessions}）
      </Button>
      <Button disabled={code === '' || reason === ''} loading={close.isBusy} onClick={() => void sendClose()}>
        {member.name} 离职
      </Button>
    </section>
  );
}
