import styles from './GuideHead.module.css';

interface GuideHeadProps {
  id: string;
  title: string;
  lead?: string;
}

/** The heading of a part of the page. */
export function GuideHead({ id, title, lead }: GuideHeadProps) {
  return (
    <div className={styles['head']}>
      <h2 id={id}>{title}</h2>
      {lead && <p>{lead}</p>}
    </div>
  );
}
