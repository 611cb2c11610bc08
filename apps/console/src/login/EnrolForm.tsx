import { refusalOf } from '@jiwu/api-client';
import type { Answer, Contract } from '@jiwu/contract';
import { Button, Input } from 'antd';
import { type SubmitEvent, useEffect, useState } from 'react';
import { client } from '../api/client.ts';
import { CodeInput } from '../ui/code/CodeInput.tsx';
import { FormProblem } from '../ui/form/FormProblem.tsx';
import { enter } from './enter.ts';
import { LoginFrame } from './LoginFrame.tsx';
import type { Proof } from './Proof.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import styles from './Login.module.css';

type Begun = Answer<Contract['staffEnrolBegin']>;
type Confirmed = Answer<Contract['staffEnrolConfirm']>;

/** First login: binds an authenticator, replaces the one-time password, and shows the recovery codes once. */
export function EnrolForm({ proof, onBack }: { proof: Proof; onBack: () => void }) {
  const [begun, setBegun] = useState<Begun | null>(null);
  const [confirmed, setConfirmed] = useState<Confirmed | null>(null);
  const [code, setCode] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    const stop = new AbortController();
    client
      .call('staffEnrolBegin', { body: proof }, { inline: true, signal: stop.signal })
      .then(setBegun)
      .catch((error: unknown) => {
        if (!stop.signal.aborted) setProblem(error instanceof Error ? error.message : '没有连上，请再试一次');
      });
    return () => stop.abort();
  }, [proof]);

  const confirm = async (event: SubmitEvent) => {
    event.preventDefault();
    setIsBusy(true);
    setProblem(null);
    try {
      const body = { ...proof, code, ...(begun?.needsNewPassword ? { newPassword } : {}) };
      setConfirmed(await client.call('staffEnrolConfirm', { body }, { inline: true }));
    } catch (error) {
      const isOurs = refusalOf(error) !== null;
      setProblem(isOurs && error instanceof Error ? error.message : '没有连上，请再试一次');
      setCode('');
    } finally {
      setIsBusy(false);
    }
  };

  if (confirmed) return <RecoveryCodes codes={confirmed.recoveryCodes} onKept={() => enter(confirmed)} />;
  return (
    <LoginFrame>
      <h1>绑定验证器</h1>
      <p className="quiet">用手机上的验证器（微软、谷歌或 1Password 等）扫一扫，再填它显示的 6 位数</p>
      {begun && (
        <form onSubmit={(event) => void confirm(event)}>
          <div className={styles['qr']}>
            <svg
              viewBox={`-4 -4 ${begun.qr.side + 8} ${begun.qr.side + 8}`}
              role="img"
              aria-label="验证器的二维码"
              shapeRendering="crispEdges"
            >
              <path d={begun.qr.path} fill="#1d2129" />
            </svg>
            <p>
              扫不了就手工输入：
              <br />
              <span className="mono">{begun.secret.replaceAll(/(.{4})/g, '$1 ').trim()}</span>
            </p>
          </div>
          <label htmlFor="enrolCode">验证器显示的 6 位数</label>
          <CodeInput id="enrolCode" value={code} onChange={setCode} />
          {begun.needsNewPassword && (
            <>
              <label htmlFor="newPassword">
                设一个自己的密码 <em>至少 8 位，不能用刚才的临时密码</em>
              </label>
              <Input.Password
                id="newPassword"
                autoComplete="new-password"
                value={newPassword}
                onChange={({ target }) => setNewPassword(target.value)}
              />
            </>
          )}
          <FormProblem text={problem} />
          <Button type="primary" htmlType="submit" block size="large" loading={isBusy} className={styles['go'] ?? ''}>
            绑定并登录
          </Button>
        </form>
      )}
      {!begun && <FormProblem text={problem} />}
      <p className={styles['hint']}>
        <button type="button" onClick={onBack}>
          返回登录
        </button>
      </p>
    </LoginFrame>
  );
}
