import { refusalOf } from '@jiwu/api-client';
import { Button, Input } from 'antd';
import { type SubmitEvent, useState } from 'react';
import { client } from '../api/client.ts';
import { useStaffSession } from '../session/staffSession.ts';
import { focusOnShow } from '../ui/focus/focusOnShow.ts';
import { CodeInput } from '../ui/code/CodeInput.tsx';
import { FormProblem } from '../ui/form/FormProblem.tsx';
import { EnrolForm } from './EnrolForm.tsx';
import { enter } from './enter.ts';
import { LoginFrame } from './LoginFrame.tsx';
import { missingWords } from './missingWords.ts';
import type { Proof } from './Proof.ts';
import styles from './Login.module.css';

const endedTexts = {
  idle: '30 分钟没有操作，已经退出。登录后接着做，写到一半的内容还在。',
  ended: '登录已经结束，请重新登录。',
} as const;

/** Name, password and code in one step; who has no authenticator bound yet is led through it. */
export function LoginPage() {
  const endedBecause = useStaffSession((state) => state.endedBecause);
  const [proof, setProof] = useState<Proof>({ loginName: '', password: '' });
  const [code, setCode] = useState('');
  const [usesRecovery, setUsesRecovery] = useState(false);
  const [isEnrolling, setIsEnrolling] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const submit = async (event?: SubmitEvent) => {
    event?.preventDefault();
    if (isBusy) return;
    const missing = missingWords({ ...proof, code: usesRecovery ? '' : code });
    if (missing !== null) {
      setProblem(missing);
      return;
    }
    setIsBusy(true);
    setProblem(null);
    try {
      enter(await client.call('staffLogin', { body: { ...proof, code: code.trim() } }, { inline: true }));
    } catch (error) {
      if (refusalOf(error) === 'STAFF_MUST_ENROL') setIsEnrolling(true);
      else setProblem(error instanceof Error ? error.message : '登录失败，请再试一次');
      setCode('');
    } finally {
      setIsBusy(false);
    }
  };

  if (isEnrolling) return <EnrolForm proof={proof} onBack={() => setIsEnrolling(false)} />;
  return (
    <LoginFrame>
      <h1>登录控制台</h1>
      <p className="quiet">员工专用。商城账号在这里登不了</p>
      {endedBecause && <p className={styles['ended']}>{endedTexts[endedBecause]}</p>}
      <form onSubmit={(event) => void submit(event)}>
        <label htmlFor="loginName">登录名</label>
        <Input
          id="loginName"
          ref={focusOnShow}
          autoComplete="username"
          value={proof.loginName}
          onChange={({ target }) => setProof((before) => ({ ...before, loginName: target.value }))}
        />
        <label htmlFor="password">密码</label>
        <Input.Password
          id="password"
          autoComplete="current-password"
          value={proof.password}
          onChange={({ target }) => setProof((before) => ({ ...before, password: target.value }))}
        />
        {usesRecovery ? (
          <>
            <label htmlFor="recovery">恢复码</label>
            <Input
              id="recovery"
              autoComplete="off"
              placeholder="XXXX-XXXX-XXXX"
              value={code}
              onChange={({ target }) => setCode(target.value)}
            />
          </>
        ) : (
          <>
            <label htmlFor="code">
              动态验证码 <em>验证器里“集物控制台”的 6 位数</em>
            </label>
            <CodeInput id="code" value={code} onChange={setCode} />
          </>
        )}
        <FormProblem text={problem} />
        <Button type="primary" htmlType="submit" block size="large" loading={isBusy} className={styles['go'] ?? ''}>
          登录
        </Button>
      </form>
      <p className={styles['hint']}>
        第一次登录不用填验证码，会先绑定验证器。丢了手机，
        <button
          type="button"
          onClick={() => {
            setUsesRecovery(!usesRecovery);
            setCode('');
          }}
        >
          {usesRecovery ? '改用动态验证码' : '用恢复码登录'}
        </button>
        ，或找超级管理员当面重设。这里不发短信，也没有“记住我”。
      </p>
    </LoginFrame>
  );
}
