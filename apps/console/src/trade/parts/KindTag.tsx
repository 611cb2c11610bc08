import type { StaffOrder } from '@jiwu/contract';
import { orderKinds } from './words.ts';
import styles from '../../ui/tags/Tags.module.css';

/** The kind of an order, where it is not a plain one. */
export function KindTag({ kind }: { kind: StaffOrder['kind'] }) {
  if (kind === 'normal') return null;
  return (
    <span className={styles['tag']} data-kind={kind}>
      {orderKinds[kind]}
    </span>
  );
}
