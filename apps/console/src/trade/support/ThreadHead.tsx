import type { StaffSupportThread } from '@jiwu/contract';
import { Button } from 'antd';
import { say } from '../../api/say.ts';
import { useStaffSession } from '../../session/staffSession.ts';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { useSend } from '../../ui/form/useSend.ts';
import { QueueHead } from '../../ui/panel/QueueHead.tsx';
import styles from './Support.module.css';

/** Who asks, who looks after it, and its end. */
export function ThreadHead({ thread }: { thread: StaffSupportThread }) {
  const own = useStaffSession(({ session }) => session?.staff.id);
  const claim = useSend('staffSupportClaim');
  const unclaim = useSend('staffSupportUnclaim');
  const close = useSend('staffSupportClose');
  const params = { id: thread.id };
  const isMine = thread.claim?.staffId === own;
  const end = async () => {
    if (await close.send({ params, body: { seenNo: thread.lastNo } })) say.done('对话已结束');
  };
  return (
    <QueueHead title={thread.userName} back={`?state=${thread.state}`}>
      {thread.claim && <span>{isMine ? '我在处理' : `${thread.claim.staffName} 在处理`}</span>}
      <FormProblem text={claim.problem ?? unclaim.problem ?? close.problem} />
      {thread.state !== 'closed' && (
        <div className={styles['acts']}>
          {isMine ? (
            <Button loading={unclaim.isBusy} onClick={() => void unclaim.send({ params, body: {} })}>
              让给别人
            </Button>
          ) : (
            <Button loading={claim.isBusy} onClick={() => void claim.send({ params, body: {} })}>
              我来处理
            </Button>
          )}
          <Button loading={close.isBusy} onClick={() => void end()}>
            结束对话
          </Button>
        </div>
      )}
    </QueueHead>
  );
}
