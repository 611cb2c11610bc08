import { DAY_MS } from '@jiwu/kernel';
import { Picture } from '../../../shared/files/picture/Picture.tsx';
import { Stars } from '../../../ui/stars/Stars.tsx';
import { shanghaiDay } from '../../../format/shanghaiDay.ts';
import type { Review } from '../ProductData.ts';
import styles from './ReviewItem.module.css';

interface ReviewItemProps {
  review: Review;
  onOpenPicture: (pictures: Review['pictures'], start: number) => void;
}

export function ReviewItem({ review, onOpenPicture }: ReviewItemProps) {
  const { userName, userLevel, avatar, stars, content, skuLabel, pictures, createdAt, followUp, reply } = review;
  return (
    <li className={styles['review']}>
      <div className={styles['writer']}>
        {avatar ? (
          <Picture fileId={avatar} placeholder="" alt="" sizes="32px" maxWidth={80} width={32} />
        ) : (
          <span data-tint={(userName.codePointAt(0) ?? 0) % 5}>{userName.slice(0, 1)}</span>
        )}
        <p>
          <b>{userName}</b>
          {userLevel}
        </p>
      </div>
      <div className={styles['body']}>
        <p className={styles['facts']}>
          <Stars ratingHundredths={stars * 100} />
          {[shanghaiDay(createdAt), skuLabel].filter(Boolean).join('　')}
        </p>
        <p>{content}</p>
        {pictures.length > 0 && (
          <div className={styles['pictures']}>
            {pictures.map((picture, at) => (
              <button
                key={picture.fileId}
                type="button"
                aria-label={`看买家图片 ${at + 1}`}
                onClick={() => onOpenPicture(pictures, at)}
              >
                <Picture {...picture} alt="" sizes="(max-width: 767px) 30vw, 88px" maxWidth={320} width={88} />
              </button>
            ))}
          </div>
        )}
        {followUp && (
          <p className={styles['more']}>
            <b>{followUpTime(createdAt, followUp.at)}</b>
            {followUp.content}
          </p>
        )}
        {reply && (
          <p className={styles['more']}>
            <b>集物回复</b>
            {reply}
          </p>
        )}
      </div>
    </li>
  );
}

function followUpTime(reviewedAt: string, followedUpAt: string): string {
  const days = (Date.parse(shanghaiDay(followedUpAt)) - Date.parse(shanghaiDay(reviewedAt))) / DAY_MS;
  return days > 0 ? `${days} 天后追评` : '当天追评';
}
