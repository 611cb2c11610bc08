import { durationWords } from '../../../../format/durationWords.ts';
import { formatCount } from '../../../../format/formatCount.ts';
import type { Batch } from '../../batchQueries.ts';
import { isImporting, minutesLeft } from '../../batchWords.ts';

type Told = Pick<Batch, 'rows' | 'file' | 'now'>;

/** 正在识别，1,840 / 4,216 行; afterwards 32 行已识别完. */
export function readTitle({ rows, file }: Told): string {
  if (file && isImporting({ file })) {
    const read = formatCount(file.readRows);
    return `正在识别，${file.allRows === null ? read : `${read} / ${formatCount(file.allRows)}`} 行`;
  }
  if (rows.unread > 0) return `正在核对，${formatCount(rows.all - rows.unread)} / ${formatCount(rows.all)} 行`;
  return `${formatCount(rows.all)} 行已识别完`;
}

/** The file's name, and how long it took or will take. */
export function fileWords({ file, now }: Told): string {
  if (!file) return '';
  if (isImporting({ file })) {
    const left = minutesLeft(file, now);
    return left === null ? file.name : `${file.name}，约还要 ${left} 分钟`;
  }
  if (file.endedAt === null || file.state !== 'done') return file.name;
  const seconds = Math.max(1, Math.round((Date.parse(file.endedAt) - Date.parse(file.startedAt)) / 1000));
  return `${file.name}，用时 ${durationWords(seconds)}`;
}

/** What the sender of the file should know. */
export function fileNotes({ file }: Told): string[] {
  if (!file) return [];
  return [
    ...(file.failure === null ? [] : [file.failure]),
    ...(file.state === 'stopped'
      ? [`导入停在第 ${formatCount(file.readRows)} 行，后面的没有进来；可以再传一次。`]
      : []),
    ...(file.hiddenRows > 0 ? [`表格里有 ${formatCount(file.hiddenRows)} 行被筛选隐藏，也一起导入了。`] : []),
  ];
}
