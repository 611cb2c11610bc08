import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { say } from '../../api/say.ts';
import { useSend } from '../../ui/form/useSend.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { formatTime } from '../../ui/time/formatTime.ts';
import { CompensateUser } from './CompensateUser.tsx';
import { TellForm } from './TellForm.tsx';
import { ReasonForm } from './ReasonForm.tsx';
import type { User } from './User.ts';
import styles from './User.module.css';

interface ActsProps {
  readonly user: User;
  readonly mayBan: boolean;
  readonly mayTell: boolean;
  readonly mayAskForMoney: boolean;
  readonly mayCompensate: boolean;
}

/** What staff can do to an account, and what nobody can. */
export function Acts({ user, mayBan, mayTell, mayAskForMoney, mayCompensate }: ActsProps) {
  const [isTelling, setIsTelling] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const [isGiving, setIsGiving] = useState(false);
  const ban = useSend('staffUserBan');
  const unban = useSend('staffUserUnban');
  const isBanned = user.state === 'banned';
  const words = isBanned
    ? { act: '解封', about: '马上可以重新登录。', done: '已经解封', use: unban }
    : { act: '封禁', about: '会话立即结束，不能登录，余额和订单不动；可以解封。', done: '已经封禁', use: ban };
  const send = async (reason: string) => {
    if (!(await words.use.send({ params: { id: user.id }, body: { reason } }))) return;
    say.done(words.done);
    setIsOpen(false);
  };
  return (
    <Panel title="能做什么">
      {user.ban && (
        <p className={styles['banned']}>
          {formatTime(user.ban.at)} 由 {user.ban.by} 封禁：{user.ban.reason}
        </p>
      )}
      <ul className={styles['rows']}>
        {user.state !== 'closed' && mayTell && (
          <li>
            <b>发站内消息</b>
            <span className="quiet">在用户的消息里，写明为什么，记入审计</span>
            <Button onClick={() => setIsTelling(true)}>写消息</Button>
          </li>
        )}
        {user.state !== 'closed' && mayCompensate && (
          <li>
            <b>补一张优惠券</b>
            <span className="quiet">从补偿券里选，写明理由，不用第二人</span>
            <Button onClick={() => setIsGiving(true)}>选一张</Button>
          </li>
        )}
        {user.state !== 'closed' && mayAskForMoney && (
          <li>
            <b>补偿余额</b>
            <span className="quiet">要写缘由和金额，任何金额都要第二人批准</span>
            <Link to={`/payouts?tab=changes&userId=${user.id}`}>提请</Link>
          </li>
        )}
        {user.state !== 'closed' && (
          <li>
            <b>{words.act}账号</b>
            <span className="quiet">{words.about}</span>
            {mayBan && <Button onClick={() => setIsOpen(true)}>{words.act}</Button>}
          </li>
        )}
        <li>
          <span>
            <Icon name="lock" /> 改手机号
          </span>
          <span className="quiet">只有用户自己能换，要新旧两个号的验证码</span>
        </li>
        <li>
          <span>
            <Icon name="lock" /> 改等级、VIP
          </span>
          <span className="quiet">由消费和套餐算出，谁都不能直接改</span>
        </li>
      </ul>
      {isGiving && <CompensateUser userId={user.id} onClose={() => setIsGiving(false)} />}
      {isTelling && <TellForm userId={user.id} onClose={() => setIsTelling(false)} />}
      {isOpen && (
        <ReasonForm
          draft={`ban:${user.id}`}
          title={`${words.act}账号`}
          about={words.about}
          button={words.act}
          isBusy={words.use.isBusy}
          problem={words.use.problem}
          onSend={(reason) => void send(reason)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Panel>
  );
}
