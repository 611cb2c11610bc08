import type { StaffSupportThread } from '@jiwu/contract';
import { StaffPicture } from '../../ui/picture/StaffPicture.tsx';
import { formatTime } from '../../ui/time/formatTime.ts';
import { Attached } from './Attached.tsx';
import styles from './Support.module.css';
import { useStayAtEnd } from './useStayAtEnd.ts';

/** What was said, the newest last and in sight. */
export function ThreadMessages({ thread }: { thread: StaffSupportThread }) {
  const { id, userName, earlier, messages } = thread;
  const list = useStayAtEnd(messages);
  return (
    // Scrolls, so the keyboard must be able to reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ol ref={list} className={styles['messages']} aria-label="消息" tabIndex={0}>
      {earlier !== null && <li className="quiet small">更早的消息在这里不显示</li>}
      {messages.map((message) => (
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
            {message.by === 'user' ? userName : '客服'} {formatTime(message.sentAt)}
          </em>
        </li>
      ))}
    </ol>
  );
}
