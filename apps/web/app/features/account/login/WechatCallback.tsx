import type { Session } from '@jiwu/contract';
import { useQuery } from '@tanstack/react-query';
import { Spin } from 'antd';
import { useCallback, useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useBrowserValue } from '../../../ui/hydration/useBrowserValue.ts';
import { NoticePanel } from '../../../ui/noticePanel/NoticePanel.tsx';
import { decodeFrom } from '../../../session/from.ts';
import { userCache } from '../../../session/userCache.ts';
import { BindPhone } from '../bindPhone/BindPhone.tsx';
import { AuthPanel } from './AuthPanel.tsx';
import { keptLogin } from './keptLogin.ts';
import { loginQueries } from './loginQueries.ts';
import { WechatBound } from './WechatBound.tsx';
import styles from './WechatCallback.module.css';

/** WeChat sends people here: with a code when they agreed, with the state alone when they did not. */
export function WechatCallback() {
  const purpose = useBrowserValue(keptLogin.readPurpose, 'login');
  return purpose === 'bind' ? <BindReturn /> : <LoginReturn />;
}

function BindReturn() {
  const [query] = useSearchParams();
  const exchange = { code: query.get('code') ?? '', state: query.get('state') ?? '' };
  const stateKey = keptLogin.readStateKey();
  if (exchange.code !== '' && exchange.state !== '' && stateKey !== null) {
    return <WechatBound {...exchange} stateKey={stateKey} />;
  }
  return (
    <NoticePanel
      eyebrow="绑定微信"
      title="没有绑定"
      text="您在手机上没有同意，或不是从这个窗口来的。"
      actions={[{ to: '/user/personCenter#security', label: '回账户与安全' }]}
    />
  );
}

function LoginReturn() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const code = query.get('code') ?? '';
  const state = query.get('state') ?? '';
  // Only the browser knows these: the server's page is the same for everyone, and shows the work as under way.
  const kept = useBrowserValue(keptLogin.readFrom, null);
  const stateKey = useBrowserValue<string | null | undefined>(keptLogin.readStateKey, undefined);
  const { data, error } = useQuery({
    ...loginQueries.websiteExchange({ code, state, stateKey: stateKey ?? '' }),
    enabled: code !== '' && state !== '' && Boolean(stateKey),
  });
  const session = data?.session;

  const finish = useCallback(
    (opened: Session) => {
      userCache.set(opened);
      void navigate(decodeFrom(keptLogin.readFrom()), { replace: true });
    },
    [navigate],
  );
  useEffect(() => {
    if (session) finish(session);
  }, [session, finish]);

  const from = kept ? `?from=${encodeURIComponent(kept)}` : '';
  const again = { to: `/login/originalWechat${from}`, label: '重新扫码' };
  const byPassword = { to: `/login/usernamePassword${from}`, label: '用密码登录' };
  if (code === '' || state === '' || stateKey === null) {
    return (
      <NoticePanel
        eyebrow="微信登录"
        title="没有登录"
        text="您在手机上没有同意登录，或不是从这个窗口的登录页来的。请重新扫码。"
        actions={[again, byPassword]}
      />
    );
  }
  if (error)
    return <NoticePanel eyebrow="微信登录" title="没有登录成功" text={error.message} actions={[again, byPassword]} />;
  if (data?.bindKey) {
    return (
      <div className={styles['bind']}>
        <AuthPanel title="绑定手机号">
          <BindPhone
            bindKey={data.bindKey}
            nickname={data.nickname}
            onBound={finish}
            onRestart={() => void navigate(again.to)}
          />
        </AuthPanel>
      </div>
    );
  }
  return (
    <div className={styles['working']} role="status">
      <Spin />
      <p>正在完成微信登录</p>
    </div>
  );
}
