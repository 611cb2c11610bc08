import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { stateNames as businessStates } from '../businesses/businessWords.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import type { RevealField } from './RevealField.ts';
import { RevealForm } from './RevealForm.tsx';
import type { User } from './User.ts';
import styles from './User.module.css';

/** Who the user is. What is masked can be seen in full for five minutes, for a reason. */
export function Profile({ user, mayReveal }: { user: User; mayReveal: boolean }) {
  const [asked, setAsked] = useState<RevealField | null>(null);
  const addresses = user.addresses.length === 0 ? '没有存' : user.addresses.join('；');
  const masked: readonly { readonly field: RevealField; readonly label: string; readonly value: string }[] = [
    { field: 'name', label: '姓名', value: user.name === '' ? '没有填' : user.name },
    { field: 'phoneNumber', label: '手机', value: user.phoneNumber ?? '没有' },
    { field: 'address', label: '地址', value: addresses },
  ];
  return (
    <Panel title="资料" note="默认遮住">
      <dl className={styles['pairs']}>
        {masked.map(({ field, label, value }) => (
          <div key={field}>
            <dt>{label}</dt>
            <dd>
              {value}{' '}
              {mayReveal && user.state !== 'closed' && (
                <Button type="link" size="small" aria-label={`看全${label}`} onClick={() => setAsked(field)}>
                  看全
                </Button>
              )}
            </dd>
          </div>
        ))}
        <div>
          <dt>用户名</dt>
          <dd className="mono">{user.userName}</dd>
        </div>
        <div>
          <dt>密码</dt>
          <dd>{user.hasPassword ? '设了' : '没有设，用短信或微信登录'}</dd>
        </div>
        <div>
          <dt>商户</dt>
          <dd>
            {user.businesses.length === 0 && '没有'}
            {user.businesses.map(({ id, shopName, state }) => (
              <span key={id} className={styles['line']}>
                <Link to={`/businesses?state=${state}`}>{shopName}</Link> {businessStates[state]}
              </span>
            ))}
          </dd>
        </div>
        <div>
          <dt>邀请人</dt>
          <dd>{user.inviter ? <Link to={`/users/${user.inviter.userId}`}>{user.inviter.name}</Link> : '没有'}</dd>
        </div>
        <div>
          <dt>邀请了</dt>
          <dd>
            {user.invited.registered === 0
              ? '没有人'
              : `${user.invited.registered} 人，首单完成 ${user.invited.completed} 人，给了奖励 ${user.invited.rewarded} 人`}
          </dd>
        </div>
      </dl>
      {asked && <RevealForm key={asked} userId={user.id} field={asked} onClose={() => setAsked(null)} />}
    </Panel>
  );
}
