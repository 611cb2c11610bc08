import { rules } from '@jiwu/contract/rules';
import { useEffect } from 'react';
import { useAddress } from '../../ui/address/useAddress.ts';
import { type ItemOf, useCursorList } from '../../ui/list/useCursorList.ts';
import { PageHead } from '../../ui/panel/PageHead.tsx';
import { Queue } from '../../ui/panel/Queue.tsx';
import { formatTime, formatWait } from '../../ui/time/formatTime.ts';
import tags from '../../ui/tags/Tags.module.css';
import { firstToOpen } from './firstToOpen.ts';
import { Thread } from './Thread.tsx';
import { useSupportNews } from './useSupportNews.ts';
import styles from './Support.module.css';

const stateNames = { waiting: '在等', answered: '已回复', closed: '已结束' } as const;
const nothing = { waiting: '没有人在等', answered: '没有等买家回话的', closed: '还没有结束的对话' } as const;

/** Conversations with users: who has waited longest first, answered live. */
export function SupportPage() {
  const { query, change } = useAddress();
  const isLive = useSupportNews();
  const state = rules.support.states.find((name) => name === query['state']) ?? 'waiting';
  const list = useCursorList('staffSupportList', { state });
  const first = firstToOpen({ openId: query['id'], rows: list.rows, isFading: list.isFading });
  // In the address it stays open when it leaves the list: with its answer nobody waits there any more.
  useEffect(() => {
    if (first !== undefined) change({ id: first });
  }, [first, change]);
  return (
    <>
      <PageHead title="客服" about={`等得最久的在前。${isLive ? '实时' : '已断开，正在重连'}`} />
      <Queue
        what="对话"
        tabName="state"
        tab={state}
        tabs={rules.support.states.map((key) => ({ key, name: stateNames[key] }))}
        list={list}
        nothing={nothing[state]}
        rowClass={styles['row']}
        Line={ThreadLine}
        Detail={Thread}
      />
    </>
  );
}

function ThreadLine({ row: thread }: { row: ItemOf<'staffSupportList'> }) {
  return (
    <>
      <b>
        {thread.userName} <span className={tags['tag']}>{thread.level}</span>
      </b>
      <em>{thread.waitingSince ? `等了 ${formatWait(thread.waitingSince)}` : formatTime(thread.lastAt)}</em>
      <span>{thread.lastWords || '［图片］'}</span>
      {thread.claim && <em>{thread.claim.staffName} 在处理</em>}
    </>
  );
}
