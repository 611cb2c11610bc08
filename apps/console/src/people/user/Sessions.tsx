import { Button } from 'antd';
import { useState } from 'react';
import { say } from '../../api/say.ts';
import { useSend } from '../../ui/form/useSend.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import { formatTime } from '../../ui/time/formatTime.ts';
import { ReasonForm } from './ReasonForm.tsx';
import type { User } from './User.ts';
import styles from './User.module.css';

/** Where the user is signed in. Ending a session takes a reason; the user signs in again. */
export function Sessions({ user, mayEnd }: { user: User; mayEnd: boolean }) {
  /** A session, or `all`. */
  const [ending, setEnding] = useState<string | null>(null);
  const end = useSend('staffUserSessionsEnd');
  const send = async (reason: string) => {
    const sessionId = ending === 'all' || ending === null ? {} : { sessionId: ending };
    const done = await end.send({ params: { id: user.id }, body: { ...sessionId, reason } });
    if (!done) return;
    say.done(`结束了 ${done.ended} 个会话`);
    setEnding(null);
  };
  const extra = mayEnd && user.sessions.length > 0 && (
    <Button size="small" onClick={() => setEnding('all')}>
      结束全部会话
    </Button>
  );
  return (
    <Panel title="会话" note={`${user.sessions.length} 个设备`} extra={extra}>
      <ul className={styles['rows']}>
        {user.sessions.map(({ id, device, address, createdAt, lastSeenAt }) => (
          <li key={id}>
            <span>
              {device === '' ? '没有说是什么设备' : device}
              <br />
              <span className="quiet">{formatTime(createdAt)} 登录</span>
            </span>
            <span className="mono">{address}</span>
            <span>{formatTime(lastSeenAt)} 用过</span>
            {mayEnd && (
              <Button type="link" size="small" aria-label={`结束 ${device} 的会话`} onClick={() => setEnding(id)}>
                结束
              </Button>
            )}
          </li>
        ))}
      </ul>
      {ending && (
        <ReasonForm
          key={ending}
          draft={`sessions:${user.id}`}
          title={ending === 'all' ? '结束全部会话' : '结束这个会话'}
          about="设备上会马上退出，用户可以重新登录。"
          button="结束"
          isBusy={end.isBusy}
          problem={end.problem}
          onSend={(reason) => void send(reason)}
          onClose={() => setEnding(null)}
        />
      )}
    </Panel>
  );
}
