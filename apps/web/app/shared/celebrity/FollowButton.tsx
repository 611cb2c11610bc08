import { Icon } from '../../ui/icon/Icon.tsx';
import { LoginLink } from '../people/login/LoginLink.tsx';
import styles from './FollowButton.module.css';
import type { Follows } from './useFollows.ts';

interface FollowButtonProps {
  celebrity: { readonly id: string; readonly name: string };
  follows: Follows;
  /** large: the one action of a celebrity's page. small: beside a name in a row. */
  look: 'large' | 'small';
}

/** 关注 and 已关注, which takes it back. A guest signs in first. */
export function FollowButton({ celebrity: { id, name }, follows, look }: FollowButtonProps) {
  const { isGuest, standingOf, isBusy, press } = follows;
  const isFollowed = standingOf(id)?.isFollowed ?? false;
  const label = look === 'small' ? (isFollowed ? `已关注${name}，按下取消` : `关注${name}`) : undefined;
  const words = (
    <>
      {look === 'large' && <Icon name={isFollowed ? 'check' : 'plus'} size={16} />}
      {isFollowed ? '已关注' : '关注'}
    </>
  );
  if (isGuest) {
    return (
      <LoginLink className={styles[look]} {...(label === undefined ? {} : { label })}>
        {words}
      </LoginLink>
    );
  }
  const busy = isBusy(id);
  return (
    <button
      type="button"
      className={styles[look]}
      data-set={isFollowed || undefined}
      aria-label={label}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : () => void press(id, isFollowed ? 'leave' : 'follow')}
    >
      {words}
    </button>
  );
}
