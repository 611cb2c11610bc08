import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatDay } from '../../../../format/formatTime.ts';
import { useUserCache } from '../../../../session/userCache.ts';
import { accountQueries } from '../../accountQueries.ts';
import { Card } from '../../../../ui/card/Card.tsx';
import { LinkButton } from '../LinkButton.tsx';
import { LoadFailed } from '../../../../ui/loadFailed/LoadFailed.tsx';
import { RowsSkeleton } from '../RowsSkeleton.tsx';
import { SettingRow } from '../SettingRow.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { ChangePhone } from './ChangePhone.tsx';
import { PaymentPasswordRow } from './PaymentPasswordRow.tsx';
import styles from './SecurityCard.module.css';
import { Sessions } from './Sessions.tsx';
import { WechatRow } from './WechatRow.tsx';

export function SecurityCard() {
  const { data, error, isFetching, refetch } = useQuery(accountQueries.profile());
  const phoneNumber = useUserCache((state) => state.operator.phoneNumber);
  const [opened, setOpened] = useState<'phone' | 'password' | 'sessions' | null>(null);
  const close = () => setOpened(null);
  return (
    <Card id="security" title="账户与安全">
      {!data && error && <LoadFailed text={error.message} retrying={isFetching} onRetry={() => void refetch()} />}
      {!data && !error && <RowsSkeleton rows={5} />}
      {data && (
        <ul>
          <SettingRow icon="phone" title="手机号" note={phoneNumber ?? '未绑定'}>
            <LinkButton label="更换手机号" onClick={() => setOpened('phone')}>
              更换
            </LinkButton>
          </SettingRow>
          <SettingRow
            icon="lock"
            title="登录密码"
            note={
              data.passwordChangedAt
                ? `${formatDay(data.passwordChangedAt)} 更新`
                : data.hasPassword
                  ? '已设置'
                  : '还没有设置'
            }
          >
            {data.hasPassword ? (
              <LinkButton label="修改登录密码" onClick={() => setOpened('password')}>
                修改
              </LinkButton>
            ) : (
              <Link className={styles['link']} to="/forget" aria-label="用短信设置登录密码">
                设置
              </Link>
            )}
          </SettingRow>
          <PaymentPasswordRow />
          <WechatRow nickname={data.wechatNickname} hasPassword={data.hasPassword} />
          <SettingRow icon="screen" title="登录设备" note="看看哪些设备登录着，可以让它们退出">
            <LinkButton label="查看登录设备" onClick={() => setOpened('sessions')}>
              查看
            </LinkButton>
          </SettingRow>
        </ul>
      )}
      <ChangePhone open={opened === 'phone'} hasPassword={data?.hasPassword ?? true} onClose={close} />
      <ChangePassword open={opened === 'password'} onClose={close} />
      <Sessions open={opened === 'sessions'} onClose={close} />
    </Card>
  );
}
