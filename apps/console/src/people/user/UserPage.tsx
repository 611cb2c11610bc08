import { useParams } from 'react-router';
import { useRead } from '../../api/useRead.ts';
import { useMay } from '../../session/access.ts';
import { PageHead } from '../../ui/panel/PageHead.tsx';
import { LoadFailed } from '../../ui/states/LoadFailed.tsx';
import { StateMark } from '../../ui/states/StateMark.tsx';
import { formatTime } from '../../ui/time/formatTime.ts';
import { userStates } from '../userStates.ts';
import { Acts } from './Acts.tsx';
import { Entries } from './Entries.tsx';
import { Figures } from './Figures.tsx';
import { Orders } from './Orders.tsx';
import { Profile } from './Profile.tsx';
import { Reveals } from './Reveals.tsx';
import { Risks } from './Risks.tsx';
import { Sessions } from './Sessions.tsx';
import styles from './User.module.css';

/** One user as staff see them: masked, with what they own, where they are signed in, and who has looked at what. */
export function UserPage() {
  const { id = '' } = useParams();
  const found = useRead('staffUserGet', { params: { id } });
  const may = useMay();
  const user = found.data;
  if (!user) {
    return found.isLoadingError ? (
      <LoadFailed what="这位用户" onRetry={() => void found.refetch()} />
    ) : (
      <p className={styles['loading']} role="status">
        正在读…
      </p>
    );
  }
  const about = [
    `${formatTime(user.createdAt)} 注册`,
    `邀请码 ${user.invitationCode}`,
    user.closedAt ? `${formatTime(user.closedAt)} 注销` : null,
  ];
  return (
    <>
      <PageHead
        title={user.name === '' ? user.userName : user.name}
        about={
          <span className={styles['about']}>
            {user.isVip && <span className={styles['vip']}>VIP 至 {user.vipUntil}</span>}
            <span className={styles['chip']}>{user.level}</span>
            <StateMark isOn={user.state === 'active'}>{userStates[user.state]}</StateMark>
            {about.filter(Boolean).join('，')}
          </span>
        }
      />
      <Figures user={user} />
      <div className={styles['columns']}>
        <div>
          <Profile user={user} mayReveal={may('staffUserReveal')} />
          <Reveals user={user} />
        </div>
        <div>
          <Risks user={user} />
          <Orders user={user} />
          <Entries user={user} />
          <Sessions user={user} mayEnd={may('staffUserSessionsEnd')} />
          <Acts
            user={user}
            mayBan={may('staffUserBan')}
            mayTell={may('staffUserTell')}
            mayCompensate={may('staffUserCompensate')}
            mayAskForMoney={may('staffBalanceChangeRequest') && may('staffBalanceChangeList')}
          />
        </div>
      </div>
    </>
  );
}
