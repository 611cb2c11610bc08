import { useState } from 'react';
import { LinkButton } from '../LinkButton.tsx';
import { SettingRow } from '../SettingRow.tsx';
import { UnbindWechat } from './UnbindWechat.tsx';

interface WechatRowProps {
  nickname: string | null;
  hasPassword: boolean;
}

/** Binding happens by logging in with WeChat: only the phone can prove the identity. */
export function WechatRow({ nickname, hasPassword }: WechatRowProps) {
  const [asking, setAsking] = useState(false);
  const note = nickname === null ? '未绑定。退出后用微信扫码登录，填这个手机号即可绑定' : `已绑定「${nickname}」`;
  return (
    <SettingRow icon="chat" title="微信" note={note}>
      {nickname !== null && (
        <LinkButton label="解绑微信" onClick={() => setAsking(true)}>
          解绑
        </LinkButton>
      )}
      <UnbindWechat open={asking} hasPassword={hasPassword} onClose={() => setAsking(false)} />
    </SettingRow>
  );
}
