import { Link } from 'react-router';
import { shareGroup } from '../../../shared/groups/shareGroup.ts';
import { supportPathFor } from '../../../shared/support/supportPath.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { GroupActionButton } from './GroupActionButton.tsx';
import styles from './GroupBar.module.css';
import type { GroupView } from './useGroupView.ts';

interface GroupBarProps {
  view: GroupView;
  link: string;
}

/** At the thumb on phones: the two likeliest things, the first at the right. */
export function GroupBar({ view, link }: GroupBarProps) {
  const { answer, actions } = view;
  const [first, second] = actions;
  const isInviting = answer.group.state === 'open' && first !== 'invite';
  return (
    <div className={styles['bar']}>
      <Link className={styles['small']} to={supportPathFor('product', answer.campaign.productId)}>
        <Icon name="chat" />
        客服
      </Link>
      {isInviting && (
        <button type="button" className={styles['small']} onClick={() => void shareGroup(answer.campaign.title, link)}>
          <Icon name="share" />
          邀请
        </button>
      )}
      {second && <GroupActionButton action={second} view={view} link={link} isFilled={false} isInBar />}
      {first && <GroupActionButton action={first} view={view} link={link} isFilled isInBar />}
    </div>
  );
}
