import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { userCache } from '../../../session/userCache.ts';
import { BindPhone } from '../bindPhone/BindPhone.tsx';
import { useSecondsLeft } from '../../../ui/time/useSecondsLeft.ts';
import { loginQueries } from './loginQueries.ts';
import { MiniProgramCode } from './MiniProgramCode.tsx';
import styles from './MiniProgramLogin.module.css';
import { MiniProgramOnPhone } from './MiniProgramOnPhone.tsx';

/** Shows the mini program's code and asks until it is confirmed, refused or too old. */
export function MiniProgramLogin() {
  const code = useQuery(loginQueries.miniProgramCode());
  const result = useQuery(loginQueries.miniProgramResult(code.data?.pollKey));
  const secondsLeft = useSecondsLeft(code.data ? code.dataUpdatedAt + code.data.expiresInSeconds * 1000 : null);
  const login = result.data?.login;

  useEffect(() => {
    if (login?.session) userCache.set(login.session);
  }, [login]);

  if (login?.bindKey) return <BindPhone bindKey={login.bindKey} nickname={login.nickname} onRestart={renew} />;

  function renew() {
    void code.refetch();
  }

  const state = result.data?.state ?? 'waiting';
  const open = state === 'waiting' && !code.isError;
  return (
    <>
      <MiniProgramCode
        image={code.data?.image}
        state={code.isError ? 'failed' : state}
        problem={code.error?.message}
        unreachable={result.isError}
        nickname={result.data?.nickname ?? ''}
        secondsLeft={secondsLeft}
        renewing={code.isFetching}
        onRenew={renew}
      />
      {open && <MiniProgramOnPhone image={code.data?.image} />}
      <p className={styles['note']}>第一次用微信登录，会请您填一次手机号；该手机号已有账号的，会并到同一个账号。</p>
    </>
  );
}
