import { useState } from 'react';
import { LinkButton } from '../LinkButton.tsx';
import { WebsiteWechatLogin } from '../../login/WebsiteWechatLogin.tsx';
import { SettingDrawer } from '../SettingDrawer.tsx';
import { SettingRow } from '../SettingRow.tsx';
import { UnbindWechat } from './UnbindWechat.tsx';

interface WechatRowProps {
  nickname: string | null;
  hasPassword: boolean;
}

/** Only the phone can prove who the WeChat belongs to: binding is a scan, as a login is. */
export function WechatRow({ nickname, hasPassword }: WechatRowProps) {
  const [asking, setAsking] = useState(false);
  const note = nickname === null ? '未绑定。绑好后可以扫码登录' : `已绑定「${nickname}」`;
  return (
    <SettingRow icon="chat" title="微信" note={note}>
      <LinkButton label={nickname === null ? '绑定微信' : '解绑微信'} onClick={() => setAsking(true)}>
        {nickname === null ? '绑定' : '解绑'}
      </LinkButton>
      {nickname === null ? (
        <SettingDrawer title="绑定微信" open={asking} onClose={() => setAsking(false)}>
          {asking && <WebsiteWechatLogin purpose="bind" from={null} />}
        </SettingDrawer>
      ) : (
        <UnbindWechat open={asking} hasPassword={hasPassword} onClose={() => setAsking(false)} />
      )}
    </SettingRow>
  );
}
