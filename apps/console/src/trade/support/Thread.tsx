import type { StaffSupportThread } from '@jiwu/contract';
import { rules } from '@jiwu/contract/rules';
import { Button, Input } from 'antd';
import { Link } from 'react-router';
import { say } from '../../api/say.ts';
import { useRead } from '../../api/useRead.ts';
import { useStaffSession } from '../../session/staffSession.ts';
import { useDraft } from '../../ui/draft/useDraft.ts';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { useSend } from '../../ui/form/useSend.ts';
import { formatFen } from '../../ui/money/formatFen.ts';
import { QueueHead } from '../../ui/panel/QueueHead.tsx';
import { LoadFailed } from '../../ui/states/LoadFailed.tsx';
import { formatTime } from '../../ui/time/formatTime.ts';
import { orderStates } from '../../ui/words/orderStates.ts';
import { StaffPicture } from '../../ui/picture/StaffPicture.tsx';
import { afterSaleStates } from '../parts/words.ts';
import styles from './Support.module.css';

type Message = StaffSupportThread['messages'][number];

/** One conversation: what was said, what it is about, and the answer. Staff answer what they saw: whoever wrote meanwhile is seen first. */
export function Thread({ id }: { id: string }) {
  const found = useRead('staffSupportGet', { params: { id }, query: {} });
  const thread = found.data;
  if (found.isError && !thread) return <LoadFailed what="这个对话" onRetry={() => void found.refetch()} />;
  if (!thread) return <p className="quiet">正在读…</p>;
  return (
    <article aria-label={`与 ${thread.userName} 的对话`}>
      <Head thread={thread} />
      <ol className={styles['messages']} aria-label="消息">
        {thread.earlier !== null && <li className="quiet small">更早的消息在这里不显示</li>}
        {thread.messages.map((message) => (
          <li key={message.no} data-by={message.by}>
            {message.attached && <Attached attached={message.attached} />}
            {message.text && <p>{message.text}</p>}
            {message.pictures.map((picture, nth) => (
              <StaffPicture
                key={picture.fileId}
                name="staffSupportPicture"
                input={{ params: { id }, query: { no: String(message.no), position: String(nth) as '0' } }}
                alt={`第 ${nth + 1} 张图片`}
                className={styles['picture']}
              />
            ))}
            <em>
              {message.by === 'user' ? thread.userName : '客服'} {formatTime(message.sentAt)}
            </em>
          </li>
        ))}
      </ol>
      {thread.state !== 'closed' && <Answer thread={thread} />}
    </article>
  );
}

function Head({ thread }: { thread: StaffSupportThread }) {
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

function Attached({ attached }: { attached: NonNullable<Message['attached']> }) {
  const { order, afterSale, product } = attached;
  if (order) {
    return (
      <Link className={styles['attached']} to={`/orders?open=${order.no}`}>
        订单 {order.no}，{orderStates[order.state]}，{order.pieces} 件 ¥{formatFen(order.payFen)}
        <span>{attached.title}</span>
      </Link>
    );
  }
  if (afterSale) {
    return (
      <Link className={styles['attached']} to={`/afterSale?id=${attached.id}`}>
        售后，{afterSaleStates[afterSale.state]}，¥{formatFen(afterSale.totalFen)}
        <span>{attached.title}</span>
      </Link>
    );
  }
  return (
    <p className={styles['attached']}>
      商品 ¥{formatFen(product?.priceFen ?? 0)}
      <span>{attached.title}</span>
    </p>
  );
}

function Answer({ thread }: { thread: StaffSupportThread }) {
  const draft = useDraft(`support:${thread.id}`, { text: '' });
  const { isBusy, problem, send } = useSend('staffSupportAnswer');
  const templates = useRead('staffReplyTemplateList', { query: { usedFor: 'support' } }).data?.items ?? [];
  const text = draft.value.text.trim();
  const answer = async () => {
    if (text === '') return;
    if (await send({ params: { id: thread.id }, body: { text, seenNo: thread.lastNo } })) draft.clear();
  };
  return (
    <footer className={styles['answer']}>
      <div role="group" aria-label="模板">
        {templates.map((template) => (
          <Button key={template.id} size="small" onClick={() => draft.change({ text: template.text })}>
            {template.title}
          </Button>
        ))}
      </div>
      <Input.TextArea
        aria-label="回复"
        placeholder="回复，Ctrl Enter 发出"
        rows={3}
        maxLength={rules.support.text.max}
        value={draft.value.text}
        onChange={({ target }) => draft.change({ text: target.value })}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void answer();
        }}
      />
      <FormProblem text={problem} />
      <Button type="primary" disabled={text === ''} loading={isBusy} onClick={() => void answer()}>
        回复 <kbd>Ctrl ↵</kbd>
      </Button>
    </footer>
  );
}
