import { type ReactNode, useId } from 'react';
import styles from './HomeBlock.module.css';

interface HomeBlockProps {
  title: string;
  lead?: string | undefined;
  /** Beside them: the time that is left. */
  aside?: ReactNode;
  /** A link or a button at the right. */
  action: ReactNode;
  children: ReactNode;
}

/** One block of the home page under its heading. */
export function HomeBlock({ title, lead, aside, action, children }: HomeBlockProps) {
  const titleId = useId();
  return (
    <section className={styles['block']} aria-labelledby={titleId}>
      <div className={styles['heading']}>
        <h2 id={titleId}>{title}</h2>
        {lead && <p>{lead}</p>}
        {aside}
        {action}
      </div>
      {children}
    </section>
  );
}
