import { Link } from 'react-router';
import { useUserCache } from '../../../session/userCache.ts';
import { LoginLink } from '../../../shared/people/login/LoginLink.tsx';
import { actionFacts } from './actionFacts.ts';
import styles from './GroupActionButton.module.css';
import type { GroupAction } from './groupActions.ts';
import { shareGroup } from '../../../shared/groups/shareGroup.ts';
import type { GroupView } from './useGroupView.ts';

interface GroupActionButtonProps {
  action: GroupAction;
  view: GroupView;
  link: string;
  isFilled: boolean;
  /** In the phone's bar: two lines. */
  isInBar?: boolean;
}

/** One thing that the viewer can do. A guest who wants a seat logs in or registers first, and comes back to the group. */
export function GroupActionButton({ action, view, link, isFilled, isInBar = false }: GroupActionButtonProps) {
  const isGuest = useUserCache((state) => !state.isLoggedIn);
  const { answer, sku, quantity, entering } = view;
  const { label, short, sum, to } = actionFacts(action, view);
  const className = `${styles['button']} ${styles[isFilled ? 'filled' : 'plain']} ${isInBar ? styles['bar'] : ''}`;
  const words = isInBar ? (
    <>
      {short}
      {sum && <small>{sum}</small>}
    </>
  ) : (
    label
  );
  if (to !== undefined) {
    return (
      <Link className={className} to={to} prefetch="intent">
        {words}
      </Link>
    );
  }
  if (action === 'invite') {
    return (
      <button type="button" className={className} onClick={() => void shareGroup(answer.campaign.title, link)}>
        {words}
      </button>
    );
  }
  if (isGuest) return <LoginLink className={className}>{words}</LoginLink>;
  const isOff = entering.isEntering || sku.available === 0;
  const wanted = action === 'join' ? { groupId: answer.group.id } : { campaignId: answer.campaign.id };
  return (
    <button
      type="button"
      className={className}
      aria-disabled={isOff || undefined}
      aria-busy={entering.isEntering || undefined}
      onClick={isOff ? undefined : () => void entering.enter(wanted, { skuId: sku.skuId, quantity })}
    >
      {words}
    </button>
  );
}
