import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect } from 'react';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useSecondsLeft } from '../../../ui/time/useSecondsLeft.ts';
import { CodeFrame } from './CodeFrame.tsx';
import { keptLogin } from './keptLogin.ts';
import { loginQueries } from './loginQueries.ts';
import styles from './WebsiteWechatLogin.module.css';

interface WebsiteWechatLoginProps {
  /** What the scan is for: a login, or adding WeChat to the account that is logged in. */
  purpose: 'login' | 'bind';
  /** Where /wx/callback leads in the end, encoded as in the login's address. */
  from: string | null;
}

const texts: Readonly<Record<WebsiteWechatLoginProps['purpose'], string>> = {
  login: '不用打开小程序，直接用微信扫码，点“允许”后自动登录。',
  bind: '用微信扫这个二维码，在微信里点“允许”，再输入登录密码，以后就能用它登录这个账号。',
};

const frameTitles: typeof texts = { login: '微信扫码登录', bind: '微信扫码绑定' };

/** WeChat's own page with its QR code, in a frame; after the scan it leads this window to /wx/callback. */
export function WebsiteWechatLogin({ purpose, from }: WebsiteWechatLoginProps) {
  const code = useQuery(loginQueries.websiteCode());
  const secondsLeft = useSecondsLeft(code.data ? code.dataUpdatedAt + code.data.expiresInSeconds * 1000 : null);
  const expired = code.data !== undefined && secondsLeft === 0;

  const stateKey = code.data?.stateKey;
  useEffect(() => keptLogin.keep('from', from), [from]);
  useEffect(() => keptLogin.keep('purpose', purpose), [purpose]);
  useEffect(() => {
    if (stateKey) keptLogin.keep('stateKey', stateKey);
  }, [stateKey]);

  const renew = (
    <Button
      type="primary"
      ghost
      loading={code.isFetching}
      icon={<Icon name="refresh" size={16} />}
      onClick={() => void code.refetch()}
    >
      换一个码
    </Button>
  );
  if (code.isError)
    return (
      <CodeFrame code={null} veil={renew} title="二维码没有取到" text={code.error.message} foot="也可以先用密码登录" />
    );
  if (expired)
    return (
      <CodeFrame
        code={null}
        veil={renew}
        title="这个码已失效"
        text="为了安全，二维码隔一会儿失效一次。"
        foot="换一个码即可继续"
      />
    );
  return (
    <div className={styles['wechat']}>
      <div className={styles['frame']} role="status" aria-label={code.data ? '微信二维码已显示' : '正在取微信二维码'}>
        {code.data && (
          <iframe
            // As WeChat's own script sets it up: without top navigation the scan could not lead back here. Scripts
            // and their own origin are no danger together, because the page is of another site than ours.
            // oxlint-disable-next-line react/iframe-missing-sandbox
            sandbox="allow-scripts allow-same-origin allow-top-navigation"
            title={frameTitles[purpose]}
            src={code.data.url}
          />
        )}
      </div>
      <p className={styles['text']}>{texts[purpose]}</p>
      <p className={styles['way']}>{code.data && <a href={code.data.url}>看不到二维码，打开微信的页面</a>}</p>
    </div>
  );
}
