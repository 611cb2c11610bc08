import { Breadcrumbs } from '../../ui/breadcrumbs/Breadcrumbs.tsx';
import type { Activity } from './ActiveData.ts';
import styles from './OneHead.module.css';
import { periodWords } from './periodWords.ts';

/** Above a single activity: its title, its time and its rules in full. */
export function OneHead({ activity }: { activity: Activity }) {
  const { id, title, subtitle, startsAt, endsAt, rulesText } = activity;
  return (
    <>
      <Breadcrumbs
        steps={[
          { label: '活动', to: '/active' },
          { label: title, to: `/active?id=${id}` },
        ]}
      />
      <section className={styles['head']} aria-label="活动规则">
        <h1>{title}</h1>
        {subtitle && <p className={styles['subtitle']}>{subtitle}</p>}
        <p className={styles['when']}>{periodWords(startsAt, endsAt)}</p>
        <h2>活动规则</h2>
        <ol>
          {rulesText.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
      </section>
    </>
  );
}
