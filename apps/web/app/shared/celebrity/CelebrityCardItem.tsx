import { Picture } from '../files/picture/Picture.tsx';
import { LightLink } from '../../ui/link/LightLink.tsx';
import { Price } from '../../ui/price/Price.tsx';
import { AdLabel } from '../../ui/adLabel/AdLabel.tsx';
import type { CelebrityCard } from './Celebrity.ts';
import { celebrityAddress } from './celebrityAddress.ts';
import styles from './CelebrityCardItem.module.css';
import { FollowButton } from './FollowButton.tsx';
import { followerWords } from './followerWords.ts';
import type { Follows } from './useFollows.ts';

interface CelebrityCardItemProps {
  celebrity: CelebrityCard;
  follows: Follows;
  /** Seen without scrolling. */
  eager?: boolean;
}

/** A celebrity in a list: who they are, what they say of the newest, and what they have picked. */
export function CelebrityCardItem({ celebrity, follows, eager = false }: CelebrityCardItemProps) {
  const { id, name, field, bio, avatar, isAd, picks } = celebrity;
  const followers = follows.standingOf(id)?.followers ?? celebrity.followers;
  return (
    <li className={styles['card']}>
      <div className={styles['head']}>
        {avatar && <Picture {...avatar} alt="" sizes="48px" maxWidth={160} width={48} eager={eager} />}
        <div>
          <p className={styles['name']}>
            <LightLink to={celebrityAddress(id)}>{name}</LightLink>
            {isAd && <AdLabel />}
          </p>
          <p className={styles['facts']}>{`${field} · ${followerWords(followers)} 人关注`}</p>
        </div>
        <FollowButton celebrity={celebrity} follows={follows} look="small" />
      </div>
      <p className={styles['note']}>{picks[0]?.note ?? bio}</p>
      <ul className={styles['picks']}>
        {picks.map((pick) => (
          <li key={pick.id}>
            <LightLink to={celebrityAddress(id)}>
              <Picture {...pick.picture} alt="" sizes="112px" maxWidth={320} width={112} eager={eager} />
              <span className={styles['title']}>{pick.title}</span>
              <Price fen={pick.priceFen} size="row" isFrom={pick.isFrom} />
            </LightLink>
          </li>
        ))}
      </ul>
    </li>
  );
}
