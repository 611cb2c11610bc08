import { Button } from 'antd';
import { useState } from 'react';
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
      </dl>
      {asked && <RevealForm key={asked} userId={user.id} field={asked} onClose={() => setAsked(null)} />}
    </Panel>
  );
}
