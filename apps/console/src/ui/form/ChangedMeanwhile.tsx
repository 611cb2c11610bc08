import { Button } from 'antd';
import styles from './FormProblem.module.css';

interface ChangedMeanwhileProps {
  /** What somebody else has changed since the form was opened: its name, then and now. */
  readonly changes: readonly { readonly name: string; readonly before: string; readonly now: string }[];
  /** The next try is made on what there is now. */
  readonly onSeen: () => void;
}

/** Says what another has changed under an open form. What was typed stays; it is sent only after this was seen. */
export function ChangedMeanwhile({ changes, onSeen }: ChangedMeanwhileProps) {
  return (
    <div role="status" className={styles['changed']}>
      <b>你打开以后，别人改过这里</b>
      <ul>
        {changes.map(({ name, before, now }) => (
          <li key={name}>
            {name}：<del>{before || '空'}</del> <ins>{now || '空'}</ins>
          </li>
        ))}
        {changes.length === 0 && <li>这里能改的都没有变，可以接着存</li>}
      </ul>
      <Button onClick={onSeen}>看过了，接着存我写的</Button>
    </div>
  );
}
