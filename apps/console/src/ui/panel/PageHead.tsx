import { type ReactNode, useEffect } from 'react';
import { placeHeadTools } from './headTools.ts';
import styles from './PageHead.module.css';

/** Title of a page, what it is about, and its one filled button. */
export function PageHead({ title, about, children }: { title: string; about?: ReactNode; children?: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · 集物控制台`;
  }, [title]);
  return (
    <header className={styles['head']}>
      <div>
        <h1>{title}</h1>
        {about && <p>{about}</p>}
      </div>
      <div className={styles['actions']}>
        <span ref={placeHeadTools} className={styles['tools']} />
        {children}
      </div>
    </header>
  );
}
