import { Fragment, Suspense, useState } from 'react';
import { shanghaiDay } from '../../../format/shanghaiDay.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { lazyPart } from '../../../ui/lazy/lazyPart.ts';
import { waitingWords } from '../hoursWords.ts';
import type { Message } from '../supportQueries.ts';
import { dayWords } from './dayWords.ts';
import { MessageItem } from './MessageItem.tsx';
import styles from './MessageList.module.css';
import { useStayAtEnd } from './useStayAtEnd.ts';
import type { Thread } from './useThread.ts';

const LargePicture = lazyPart(() => import('./LargePicture.tsx'));

interface MessageListProps {
  thread: Thread;
  earlier: 'idle' | 'loading' | 'failed';
  onEarlier: () => void;
}

/** The conversation, the oldest first; it opens at its end. */
export function MessageList({ thread, earlier, onEarlier }: MessageListProps) {
  const { messages, state, hours, now } = thread;
  const [large, setLarge] = useState<Message['pictures'][number] | null>(null);
  const list = useStayAtEnd(messages);
  const days = messages.map(({ sentAt }) => shanghaiDay(sentAt));
  return (
    <>
      {/* Scrolls, so the keyboard must be able to reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={list} className={styles['scroll']} role="log" aria-label="对话" tabIndex={0}>
        {thread.earlier !== null && (
          <div className={styles['earlier']}>
            {earlier === 'failed' && <p role="alert">更早的消息没有加载出来。</p>}
            <Button busy={earlier === 'loading'} onClick={onEarlier}>
              {earlier === 'loading' ? '正在加载' : earlier === 'failed' ? '再试一次' : '看更早的'}
            </Button>
          </div>
        )}
        <ol className={styles['list']}>
          {messages.map((message, nth) => (
            <Fragment key={message.no}>
              {days[nth] !== days[nth - 1] && <li className={styles['day']}>{dayWords(message.sentAt, now)}</li>}
              <MessageItem message={message} onPicture={setLarge} />
            </Fragment>
          ))}
        </ol>
        {state === 'waiting' && <p className={styles['note']}>{waitingWords(hours, now)}</p>}
        {state === 'closed' && <p className={styles['note']}>这次咨询已结束，再发消息就重新开始</p>}
      </div>
      {large && (
        <Suspense>
          <LargePicture picture={large} onClose={() => setLarge(null)} />
        </Suspense>
      )}
    </>
  );
}
