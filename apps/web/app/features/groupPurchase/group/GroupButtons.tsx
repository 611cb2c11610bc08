import { Link } from 'react-router';
import { FormProblem } from '../../../ui/form/FormProblem.tsx';
import { GroupActionButton } from './GroupActionButton.tsx';
import styles from './GroupButtons.module.css';
import { mayTakeSeat } from './mayTakeSeat.ts';
import type { GroupView } from './useGroupView.ts';

interface GroupButtonsProps {
  view: GroupView;
  link: string;
}

/** What can be done, on wide screens; on phones the bar at the bottom has it. A refusal stands here on both. */
export function GroupButtons({ view, link }: GroupButtonsProps) {
  // Whoever turns out to have a seat has an answer to why there is no other.
  const problem = mayTakeSeat(view.answer) ? view.entering.problem : null;
  return (
    <>
      <div className={styles['problem']}>
        <FormProblem text={problem} />
        {problem !== null && <Link to="/order/myGroups">看我的拼团</Link>}
      </div>
      <div className={styles['buttons']}>
        {view.actions.map((action, order) => (
          <GroupActionButton key={action} action={action} view={view} link={link} isFilled={order === 0} />
        ))}
      </div>
    </>
  );
}
