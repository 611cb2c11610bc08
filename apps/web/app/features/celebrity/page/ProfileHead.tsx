import { rules } from '@jiwu/contract/rules';
import { AdLabel } from '../../../ui/adLabel/AdLabel.tsx';
import { FollowButton } from '../../../shared/celebrity/FollowButton.tsx';
import { followerWords } from '../../../shared/celebrity/followerWords.ts';
import type { Follows } from '../../../shared/celebrity/useFollows.ts';
import { Picture } from '../../../shared/files/picture/Picture.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import type { CelebrityProfile } from '../CelebrityData.ts';
import styles from './ProfileHead.module.css';

interface ProfileHeadProps {
  celebrity: CelebrityProfile;
  follows: Follows;
  onShare: () => void;
}

/** Who it is, and how many follow here and elsewhere. */
export function ProfileHead({ celebrity, follows, onShare }: ProfileHeadProps) {
  const { id, name, bio, avatar, cover, platforms, pickCount, commission, goodRateBp } = celebrity;
  const standing = follows.standingOf(id);
  const figures = [
    [followerWords(standing?.followers ?? celebrity.followers), '集物关注'],
    ...platforms.map(({ platform, followers }) => [followerWords(followers), rules.celebrity.platformNames[platform]]),
    [`${pickCount} 件`, '在推荐'],
  ];
  return (
    <section className={styles['head']} aria-label="达人资料">
      <div className={styles['cover']}>
        {cover && (
          <Picture {...cover} alt="" sizes="(max-width: 1231px) 100vw, 1200px" width={1200} height={240} first />
        )}
      </div>
      <div className={styles['profile']}>
        {avatar && (
          <Picture
            {...avatar}
            className={styles['avatar']}
            alt={`${name}的头像`}
            sizes="112px"
            maxWidth={320}
            width={112}
            eager
          />
        )}
        <div className={styles['words']}>
          <h1>
            {name}
            {commission && <AdLabel />}
          </h1>
          <p>{bio}</p>
        </div>
        <div className={styles['actions']}>
          <button type="button" className={styles['share']} onClick={onShare}>
            <Icon name="share" size={18} />
            分享
          </button>
          {standing?.isFollowed && <NewsSwitch id={id} wantsNews={standing.wantsNews} follows={follows} />}
          <FollowButton celebrity={celebrity} follows={follows} look="large" />
        </div>
      </div>
      <dl className={styles['figures']}>
        {figures.map(([number, label]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{number}</dd>
          </div>
        ))}
        {goodRateBp !== null && (
          <div className={styles['wideOnly']}>
            <dt>买过的人好评</dt>
            <dd>{`${Math.floor(goodRateBp / 100)}%`}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}

interface NewsSwitchProps {
  id: string;
  wantsNews: boolean;
  follows: Follows;
}

/** Whether new picks are told: only for those who follow. */
function NewsSwitch({ id, wantsNews, follows: { isBusy, press } }: NewsSwitchProps) {
  const busy = isBusy(id);
  return (
    <button
      type="button"
      className={styles['news']}
      aria-label="新推荐提醒"
      aria-pressed={wantsNews}
      title={wantsNews ? '有新推荐会告诉您' : '新推荐不提醒'}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : () => void press(id, wantsNews ? 'quiet' : 'keen')}
    >
      <Icon name="bell" size={18} />
    </button>
  );
}
