import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import { formatDay } from '../../../../format/formatTime.ts';
import { useUserCache } from '../../../../session/userCache.ts';
import { accountQueries } from '../../accountQueries.ts';
import { AvatarButton } from './AvatarButton.tsx';
import { EditProfile } from './EditProfile.tsx';
import styles from './HeadCard.module.css';

export function HeadCard() {
  const operator = useUserCache((state) => state.operator);
  const { data, isError } = useQuery(accountQueries.profile());
  const [editing, setEditing] = useState(false);
  // The cards below name the error and offer to try again.
  const waiting = isError ? '—' : <Skeleton.Button size="small" active className={styles['waiting'] ?? ''} />;
  return (
    <section className={styles['head']}>
      <AvatarButton />
      <div className={styles['who']}>
        <h1>{operator.name}</h1>
        <p>
          {operator.vipFlag && <span className={styles['vip']}>VIP</span>}
          <span className={styles['chip']}>{operator.level}</span>
        </p>
        <dl>
          <div>
            <dt>用户名</dt>
            <dd>{data?.userName ?? waiting}</dd>
          </div>
          <div>
            <dt>手机号</dt>
            <dd>{operator.phoneNumber ?? '未绑定'}</dd>
          </div>
          <div className={styles['wide']}>
            <dt>注册于</dt>
            <dd>{data ? formatDay(data.registeredAt) : waiting}</dd>
          </div>
        </dl>
      </div>
      <Button className={styles['edit'] ?? ''} icon={<Icon name="pencil" size={16} />} onClick={() => setEditing(true)}>
        <span>编辑资料</span>
      </Button>
      <EditProfile open={editing} onClose={() => setEditing(false)} />
    </section>
  );
}
