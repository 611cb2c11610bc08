import { rules } from '@jiwu/contract/rules';
import { durationWords } from '../../format/durationWords.ts';
import { formatFen } from '../../format/formatFen.ts';
import { gradeWords } from './gradeWords.ts';
import type { UnitPassportRow } from './Unit.ts';

type Facts = UnitPassportRow['facts'];

interface PassportWords {
  readonly title: string;
  readonly text: string;
}

const joined = (parts: readonly (string | null | undefined)[]) =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join('，');

const priceOf = ({ priceFen }: Facts) => (priceFen === undefined ? null : formatFen(priceFen));

const stepOf = ({ fromFen, priceFen }: Facts) =>
  fromFen === undefined || priceFen === undefined ? '' : `${formatFen(fromFen)} → ${formatFen(priceFen)}`;

function gradeOf({ grade, fromGrade }: Facts): string | null {
  if (grade === undefined) return null;
  const isChanged = fromGrade !== undefined && fromGrade !== grade;
  return isChanged
    ? `由 ${gradeWords[fromGrade].mark} 改定 ${gradeWords[grade].mark}`
    : `定级 ${gradeWords[grade].mark}`;
}

const inspectedBy = ({ inspector, items, minutes }: Facts) =>
  joined([
    inspector && `检测员 ${inspector}`,
    items === undefined ? null : `${items} 项`,
    minutes ? `用时 ${durationWords(minutes * 60)}` : null,
  ]);

const released: Readonly<Record<NonNullable<Facts['how']>, string>> = {
  lapsed: `有人锁定，${rules.openBox.lockMinutes} 分钟内没付款`,
  givenUp: '锁定的人放弃了',
};

const words: Readonly<Record<UnitPassportRow['event'], (facts: Facts) => PassportWords>> = {
  takenIn: ({ words: source }) => ({ title: '入库', text: source ?? '' }),
  inspecting: (facts) => ({ title: '开始检测', text: inspectedBy(facts) }),
  graded: (facts) => ({ title: '检测', text: joined([inspectedBy(facts), gradeOf(facts), facts.words]) }),
  listed: (facts) => ({ title: '上架', text: joined([gradeOf(facts), priceOf(facts)]) }),
  repriced: (facts) => ({ title: '改价', text: stepOf(facts) }),
  dropped: (facts) => ({ title: facts.drops ? `第 ${facts.drops} 次降价` : '降价', text: stepOf(facts) }),
  withdrawn: ({ words: reason }) => ({ title: '撤下', text: reason ?? '' }),
  locked: ({ minutes }) => ({
    title: '锁定',
    text: `为下单的人保留 ${minutes ?? rules.openBox.lockMinutes} 分钟`,
  }),
  released: ({ how }) => ({ title: '锁定后放回', text: how ? released[how] : '' }),
  sold: (facts) => ({ title: '售出', text: priceOf(facts) ?? '' }),
  unsold: ({ words: reason }) => ({ title: '退款后放回', text: reason ?? '还没有发出' }),
  returned: ({ words: reason }) => ({ title: '退回', text: reason ?? '' }),
  writtenOff: ({ words: reason }) => ({ title: '报废，不再出售', text: reason ?? '' }),
};

/** One step of a unit's past in words. */
export function passportWords({ event, facts }: Pick<UnitPassportRow, 'event' | 'facts'>): PassportWords {
  return words[event](facts);
}
