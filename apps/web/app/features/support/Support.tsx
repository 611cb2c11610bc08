import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { supportPath } from '../../shared/support/supportPath.ts';
import { LightLink } from '../../ui/link/LightLink.tsx';
import { LiveNote } from '../../ui/live/LiveNote.tsx';
import { LoadFailed } from '../../ui/loadFailed/LoadFailed.tsx';
import { attachedIn } from './attachedIn.ts';
import { AttachedStrip } from './composer/AttachedStrip.tsx';
import { Composer } from './composer/Composer.tsx';
import { hoursWords } from './hoursWords.ts';
import styles from './Support.module.css';
import { type Message, supportQueries, type SupportPage } from './supportQueries.ts';
import { MessageList } from './thread/MessageList.tsx';
import { useThread } from './thread/useThread.ts';

/** 联系客服: the user's one conversation with the staff. What the address names goes with the next message. */
export function Support() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const attached = attachedIn(params);
  const { loaded, connection, earlier, retry, loadEarlier, add } = useThread();
  // What is gone, or someone else's, is not sent with it.
  const known = useQuery({ ...supportQueries.attachment(attached ?? nothing), enabled: attached !== null });
  const thread = loaded.state === 'here' ? loaded.thread : null;

  function take(message: Message, hours: SupportPage['hours']): void {
    add(message, hours);
    if (attached) void navigate(supportPath, { replace: true, preventScrollReset: true });
  }

  return (
    <section className={styles['support']} aria-label="联系客服">
      <div className={styles['head']}>
        <h1>联系客服</h1>
        <p role="status">{thread ? hoursWords(thread.hours, thread.now) : ''}</p>
        <LiveNote connection={connection} />
      </div>
      {loaded.state === 'loading' && (
        <div className={styles['skeleton']} role="status" aria-label="正在加载对话">
          <i />
          <i />
          <i />
        </div>
      )}
      {loaded.state === 'failed' && (
        <div className={styles['failed']}>
          <LoadFailed text="对话没有加载出来，写过的都还在。" retrying={false} onRetry={() => void retry()} />
        </div>
      )}
      {thread && thread.messages.length === 0 && (
        <div className={styles['empty']}>
          <p>有问题就写在下面，可以附上图片和订单。</p>
          <p>
            常见的问题，<LightLink to="/guide">购物指南</LightLink> 里多半有答案。
          </p>
        </div>
      )}
      {thread && thread.messages.length > 0 && (
        <MessageList thread={thread} earlier={earlier} onEarlier={() => void loadEarlier()} />
      )}
      {attached && <AttachedStrip attached={attached} />}
      {thread && <Composer attached={attached && known.data ? attached : null} onSent={take} />}
    </section>
  );
}

const nothing = { kind: 'order', id: '' } as const;
