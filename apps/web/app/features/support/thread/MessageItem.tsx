import { shanghaiClock } from '../../../format/shanghaiDay.ts';
import { OwnPicture } from '../../../shared/files/upload/OwnPicture.tsx';
import type { Message } from '../supportQueries.ts';
import { AttachmentCard } from './AttachmentCard.tsx';
import styles from './MessageItem.module.css';

interface MessageItemProps {
  message: Message;
  onPicture: (picture: Message['pictures'][number]) => void;
}

/** One message: the user's own at the right, staff's at the left. */
export function MessageItem({ message: { by, text, pictures, attached, sentAt }, onPicture }: MessageItemProps) {
  return (
    <li className={styles['message']} data-by={by}>
      <p className={styles['who']}>
        <b>{by === 'staff' ? '客服' : '我'}</b>
        <time dateTime={sentAt}>{shanghaiClock(sentAt)}</time>
      </p>
      {attached && <AttachmentCard attached={attached} />}
      {pictures.length > 0 && (
        <ul className={styles['pictures']}>
          {pictures.map((picture, nth) => (
            <li key={picture.fileId}>
              <button type="button" aria-label={`看第 ${nth + 1} 张大图`} onClick={() => onPicture(picture)}>
                <OwnPicture fileId={picture.fileId} alt={`第 ${nth + 1} 张图片`} width="320" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {text !== '' && <p className={styles['text']}>{text}</p>}
    </li>
  );
}
