import { useRead } from '../../api/useRead.ts';
import { LoadFailed } from '../../ui/states/LoadFailed.tsx';
import { formatTime } from '../../ui/time/formatTime.ts';
import { actionWords } from './actionWords.ts';
import styles from './Audit.module.css';

interface AuditRowProps {
  readonly seq: number;
  readonly onFilter: (wanted: Readonly<Record<string, string>>) => void;
}

/** One row: what it was, what it became, and where it stands in the chain. */
export function AuditRow({ seq, onFilter }: AuditRowProps) {
  const found = useRead('staffAuditGet', { params: { seq: String(seq) } });
  const row = found.data;
  if (found.isLoadingError) return <LoadFailed what="这一条" onRetry={() => void found.refetch()} />;
  if (!row) return null;
  const { target, staff } = row;
  return (
    <>
      <p className={styles['what']}>
        {formatTime(row.at)}，{staff?.name ?? '系统'}，{actionWords(row.action)}
      </p>
      <table className={styles['values']}>
        <thead>
          <tr>
            <th scope="col">字段</th>
            <th scope="col">改之前</th>
            <th scope="col">改之后</th>
          </tr>
        </thead>
        <tbody>
          {row.values.map(({ path, before, after, isChanged }) => (
            <tr key={path} data-changed={isChanged || undefined}>
              <th scope="row">{path}</th>
              <td>{before ?? '—'}</td>
              <td>{after ?? '—'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mono">
        本行 {row.hash.slice(0, 16)}… 上一行 {row.prevHash.slice(0, 16)}…
      </p>
      <p className={styles['related']}>
        <button type="button" onClick={() => onFilter({ targetKind: target.kind, targetId: target.id })}>
          这个对象的全部
        </button>
        {staff && (
          <button type="button" onClick={() => onFilter({ staffId: staff.id })}>
            {staff.name} 做的全部
          </button>
        )}
      </p>
    </>
  );
}
