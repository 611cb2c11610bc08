import { rules } from '@jiwu/contract/rules';
import { formatTime } from '../../ui/time/formatTime.ts';

interface Span {
  readonly fromAt: string;
  readonly toAt: string;
}

const { outageHours } = rules.advertisement;
const MINUTE_MS = 60_000;

const minutesOf = ({ fromAt, toAt }: Span) => Math.round((Date.parse(toAt) - Date.parse(fromAt)) / MINUTE_MS);

/** 11-16 08:00 至 11:00: it lies in one day. */
export function spanWords({ fromAt, toAt }: Span): string {
  const end = formatTime(toAt).slice(-5);
  return `${formatTime(fromAt)} 至 ${end === '00:00' ? '24:00' : end}`;
}

/** 4 时 30 分 */
export function lengthWords(span: Span): string {
  const minutes = minutesOf(span);
  return [minutes >= 60 && `${Math.floor(minutes / 60)} 时`, minutes % 60 > 0 && `${minutes % 60} 分`]
    .filter(Boolean)
    .join(' ');
}

/** What a report of the span will do. The spans of one day count together, so a short one may refund too. */
export function effectWords(span: Span): string {
  return minutesOf(span) > outageHours * 60
    ? `这一段 ${lengthWords(span)}，超过 ${outageHours} 小时：订了这一天的商户，这一天的钱全部退到余额`
    : `这一段 ${lengthWords(span)}；和这一天登记过的合计超过 ${outageHours} 小时，这一天的钱就全部退到商户余额`;
}
