import { Button, Input } from 'antd';
import { useState } from 'react';
import { rules } from '@jiwu/contract/rules';
import { useRead } from '../../api/useRead.ts';
import { say } from '../../api/say.ts';
import { CodeInput } from '../../ui/code/CodeInput.tsx';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { useSend } from '../../ui/form/useSend.ts';
import { PageHead } from '../../ui/panel/PageHead.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { LoadFailed } from '../../ui/states/LoadFailed.tsx';
import { StateMark } from '../../ui/states/StateMark.tsx';
import { formatTime } from '../../ui/time/formatTime.ts';
import styles from './Own.module.css';

/** One's own sessions, password and recovery codes. */
export function OwnPage() {
  return (
    <>
      <PageHead title="我的账号" about="密码、恢复码和在别处的登录" />
      <Sessions />
      <div className={styles['two']}>
        <OwnPassword />
        <OwnRecoveryCodes />
      </div>
    </>
  );
}

function wordOf({ isCurrent, isLive }: { isCurrent: boolean; isLive: boolean }): string {
  if (isCurrent) return '现在这个';
  return isLive ? '还在登录' : '已结束';
}

function Sessions() {
  const found = useRead('staffOwnSessionList', {});
  const end = useSend('staffOwnSessionEnd');
  if (found.isLoadingError) return <LoadFailed what="登录记录" onRetry={() => void found.refetch()} />;
  return (
    <Panel title="最近的登录" note={found.data && `还剩 ${found.data.recoveryCodesLeft} 个恢复码`}>
      <FormProblem text={end.problem} />
      <ul className={styles['sessions']}>
        {found.data?.items.map(({ id, address, userAgent, createdAt, lastSeenAt, isLive, isCurrent }) => (
          <li key={id}>
            <StateMark isOn={isLive}>{wordOf({ isCurrent, isLive })}</StateMark>
            <span>{formatTime(createdAt)} 登录</span>
            <span className="quiet">最后操作 {formatTime(lastSeenAt)}</span>
            <span className="mono">{address}</span>
            <span className="quiet small">{userAgent.slice(0, 60)}</span>
            {isLive && !isCurrent && (
              <Button loading={end.isBusy} onClick={() => void end.send({ params: { id } })}>
                不是我，结束它
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function OwnPassword() {
  const [password, setPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const [code, setCode] = useState('');
  const change = useSend('staffOwnPassword');
  const send = async () => {
    const done = await change.send({ body: { password, newPassword, code } });
    setCode('');
    if (!done) return;
    setPassword('');
    setNewPassword('');
    say.done('密码改好了，其他登录都已结束');
  };
  return (
    <Panel title="改密码">
      <div className={styles['form']}>
        <label htmlFor="ownPassword">现在的密码</label>
        <Input.Password
          id="ownPassword"
          autoComplete="current-password"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
        <label htmlFor="ownNewPassword">新密码</label>
        <Input.Password
          id="ownNewPassword"
          autoComplete="new-password"
          value={newPassword}
          onChange={({ target }) => setNewPassword(target.value)}
        />
        <label htmlFor="ownPasswordCode">动态验证码</label>
        <CodeInput id="ownPasswordCode" value={code} onChange={setCode} />
        <FormProblem text={change.problem} />
        <Button disabled={code.length < rules.staff.codeDigits} loading={change.isBusy} onClick={() => void send()}>
          改密码，结束其他登录
        </Button>
      </div>
    </Panel>
  );
}

function OwnRecoveryCodes() {
  const [code, setCode] = useState('');
  const [codes, setCodes] = useState<readonly string[]>([]);
  const renew = useSend('staffOwnRecoveryCodes');
  const send = async () => {
    const done = await renew.send({ body: { code } });
    setCode('');
    if (done) setCodes(done.recoveryCodes);
  };
  return (
    <Panel title="换一套恢复码" note="原来的马上作废">
      <div className={styles['form']}>
        <label htmlFor="ownCodesCode">动态验证码</label>
        <CodeInput id="ownCodesCode" value={code} onChange={setCode} />
        <FormProblem text={renew.problem} />
        <Button disabled={code.length < rules.staff.codeDigits} loading={renew.isBusy} onClick={() => void send()}>
          换一套
        </Button>
        {codes.length > 0 && (
          <ul className={styles['codes']} aria-label="新的恢复码">
            {codes.map((one) => (
              <li key={one} className="mono">
                {one}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Panel>
  );
}
