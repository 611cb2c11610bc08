import { rules } from '@jiwu/contract/rules';
import { useState } from 'react';
import { formatCount } from '../../../format/formatCount.ts';
import { FormProblem } from '../../../ui/form/FormProblem.tsx';
import { useSend } from '../../../ui/form/useSend.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import type { GuideAnswer } from '../GuideData.ts';
import { useVote } from './useVote.ts';
import styles from './VotePanel.module.css';
import { WhyForm } from './WhyForm.tsx';

interface VotePanelProps {
  slug: string;
  votes: GuideAnswer['votes'];
}

/** Whether the answer helped, and if not, what is missing. */
export function VotePanel({ slug, votes: shown }: VotePanelProps) {
  const { mine, votes, times, cast, place } = useVote(slug, shown);
  const [asksWhy, setAsksWhy] = useState(false);
  const useful = useSend((key) => cast(true, key));
  const useless = useSend((key) => cast(false, key));

  function vote(isUseful: boolean) {
    setAsksWhy(!isUseful);
    if (mine !== isUseful) void (isUseful ? useful : useless).send(`${slug} ${times}`);
  }

  return (
    <section ref={place} className={styles['vote']} aria-label="评价这条回答">
      <div className={styles['question']}>
        <b>这条回答有用吗</b>
        <button type="button" aria-pressed={mine === true} aria-busy={useful.isSending} onClick={() => vote(true)}>
          <Icon name="thumbUp" size={16} />
          有用
        </button>
        <button type="button" aria-pressed={mine === false} aria-busy={useless.isSending} onClick={() => vote(false)}>
          <Icon name="thumbDown" size={16} />
          没用
        </button>
        {votes.useful + votes.useless > 0 && (
          <span>
            近 {rules.content.voteDays} 天 {formatCount(votes.useful)} 人觉得有用，{formatCount(votes.useless)}{' '}
            人觉得没用
          </span>
        )}
      </div>
      <FormProblem text={useful.problem ?? useless.problem} />
      {asksWhy && <WhyForm onSend={(why, key) => cast(false, key, why)} onDone={() => setAsksWhy(false)} />}
    </section>
  );
}
