import { formatCount } from '../../../../format/formatCount.ts';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import { LightLink } from '../../../../ui/link/LightLink.tsx';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import { batchAddress } from '../../batchAddress.ts';
import type { Batch } from '../../batchQueries.ts';
import { isImporting, verdictWords } from '../../batchWords.ts';
import { fileNotes, fileWords, readTitle } from './readWords.ts';
import styles from './ReadPanel.module.css';

/** How far the rows are read, and what became of them. */
export function ReadPanel({ batch }: { batch: Batch }) {
  const { id, rows, file } = batch;
  const isReading = isImporting(batch) || rows.unread > 0;
  const all = Math.max(rows.all, isImporting(batch) ? (file?.allRows ?? 0) : 0);
  const parts = [
    { key: 'good', name: '可以下单', count: rows.good },
    { key: 'bad', name: '要改', count: rows.bad },
    { key: 'repeated', name: '重复，先不算', count: rows.repeated },
  ];
  const left = all - rows.good - rows.bad - rows.repeated;
  const notes = fileNotes(batch);
  const bar = isReading
    ? {
        role: 'progressbar',
        'aria-valuemin': 0,
        'aria-valuemax': all,
        'aria-valuenow': all - left,
        'aria-label': '识别进度',
      }
    : { role: 'img', 'aria-label': `${formatCount(all)} 行：${verdictWords(rows)}` };
  return (
    <Panel
      title={readTitle(batch)}
      aside={
        <>
          <span className={styles['file']}>{fileWords(batch)}</span>
          {!isReading && (
            <LightLink className={styles['more']} to={batchAddress(id, 'recipients')}>
              再加收件人
            </LightLink>
          )}
        </>
      }
    >
      <div className={styles['bar']} {...bar}>
        {parts.map(({ key, count }) => count > 0 && <i key={key} data-part={key} style={{ flex: count }} />)}
        {left > 0 && <i data-part="left" style={{ flex: left }} />}
      </div>
      <ul className={styles['legend']} aria-live="polite">
        {parts.map(({ key, name, count }) => (
          <li key={key} data-part={key}>
            {name} <b>{formatCount(count)}</b>
          </li>
        ))}
      </ul>
      {isReading && (
        <p className={styles['leave']}>
          可以离开这一页，识别完会发站内消息，从“一件代发”能再找到它。现在就可以开始改。
        </p>
      )}
      {notes.map((note) => (
        <p key={note} className={styles['note']}>
          <Icon name="info" size={16} />
          {note}
        </p>
      ))}
    </Panel>
  );
}
