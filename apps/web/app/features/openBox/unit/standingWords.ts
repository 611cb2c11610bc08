import { rules } from '@jiwu/contract/rules';
import { formatFen } from '../../../format/formatFen.ts';
import { clockMoment } from '../../../format/momentWords.ts';
import type { Unit, UnitLock } from '../../../shared/openBox/Unit.ts';
import { veilWords } from '../../../shared/openBox/unitWords.ts';
import type { UnitStanding } from './unitStanding.ts';

interface Facts {
  readonly unit: Pick<Unit, 'lockedUntil' | 'soldFen' | 'inspection'>;
  readonly own: Pick<UnitLock, 'deadline'> | null;
  readonly now: string;
}

const { lockMinutes, locksAtOnce, lapsedPerDay } = rules.openBox;

const until = ({ own, now }: Facts) => (own ? clockMoment(own.deadline, now) : '');

/** Whether the confirming page will ask for anything. */
const asksSomething = ({ defects, parts, useWords }: Unit['inspection']) =>
  defects.length > 0 || useWords !== '' || parts.some(({ isPresent }) => !isPresent);

const words: Readonly<Record<UnitStanding, (facts: Facts) => string>> = {
  free: ({ unit }) =>
    `按下就为您锁定 ${lockMinutes} 分钟，按现在的价格，每人同时最多 ${locksAtOnce} 件。` +
    (asksSomething(unit.inspection) ? '确认页会请您逐条勾选上面的痕迹与缺少。' : ''),
  held: (facts) => `为您锁到 ${until(facts)}，请在这之前下单并付款。`,
  ordered: (facts) => `已经下单，${until(facts)} 前没付就放回列表。`,
  locked: ({ unit, now }) =>
    `有人在付款。${unit.lockedUntil ? `${veilWords(unit.lockedUntil, now)}，` : ''}这一页会自己更新。`,
  blocked: () => `今天有 ${lapsedPerDay} 次锁定没有付款，明天 0 点以后可以再锁。`,
  sold: ({ unit }) => (unit.soldFen === null ? '这一件已经卖出。' : `这一件以 ${formatFen(unit.soldFen)} 卖出了。`),
  away: () => '这一件现在不在售，可能正在检测。',
};

/** One sentence on how it stands for its viewer. */
export function standingWords(standing: UnitStanding, facts: Facts): string {
  return words[standing](facts);
}
