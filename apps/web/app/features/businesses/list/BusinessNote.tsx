import { shanghaiDay, shanghaiMinute } from '../../../format/shanghaiDay.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import type { Business } from '../businessQueries.ts';
import styles from './BusinessNote.module.css';
import { stoppedWords } from './stoppedWords.ts';

/** What the state means for the user, and what comes next. */
export function BusinessNote({ business }: { business: Business }) {
  switch (business.state) {
    case 'approved':
      return <Tip icon="tick" text={`${dayOf(business.approvedAt)} 通过。可以代发、投放，批发价已生效。`} />;
    case 'stopped':
      return <Tip icon="info" text={stoppedWords(business)} />;
    case 'reviewing':
      return <Steps business={business} />;
    case 'refused':
      return <Reasons business={business} />;
  }
}

function dayOf(instant: string | null): string {
  return instant === null ? '' : shanghaiDay(instant);
}

function Tip({ icon, text }: { icon: 'tick' | 'info'; text: string }) {
  return (
    <p className={styles['tip']}>
      <Icon name={icon} size={20} />
      {text}
    </p>
  );
}

function Steps({ business }: { business: Business }) {
  const { submittedAt, answerBy, approvedAt } = business;
  return (
    <>
      <ol className={styles['steps']}>
        <li data-at="done">
          <b>已提交</b>
          {shanghaiMinute(submittedAt)}
        </li>
        <li data-at="now" aria-current="step">
          <b>审核中</b>
          {shanghaiMinute(answerBy)} 前答复
        </li>
        <li>
          <b>结果</b>
          发消息告诉您
        </li>
      </ol>
      {approvedAt !== null && (
        <Tip
          icon="info"
          text={`${shanghaiDay(approvedAt)} 通过过。改了执照信息，通过之前不能代发、投放和按批发价拿货；撤回修改马上恢复。`}
        />
      )}
    </>
  );
}

function Reasons({ business: { reasons } }: { business: Business }) {
  return (
    <div className={styles['problem']}>
      <Icon name="info" size={20} />
      <div>
        <b>{reasons.length} 处要改，改完直接再提交</b>
        <ol>
          {reasons.map(({ field, words }, nth) => (
            <li key={field}>
              {nth + 1}. {words}
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
