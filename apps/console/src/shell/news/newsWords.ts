import { alarmWords } from '../../system/integrity/alarmWords.ts';
import type { News } from './News.ts';

type Item = News['items'][number];

interface Words {
  readonly title: string;
  readonly about: string;
  /** Null: it is where one is already. */
  readonly to: string | null;
}

const approvalEnds: Readonly<Record<string, string>> = {
  executed: '批准了，已经办好',
  refused: '没有批准',
  lapsed: '过了 24 小时没有人批，失效了',
  changed: '依据变了，作废了',
};

const wordsOf: Readonly<Record<Item['kind'], (item: Item) => Words>> = {
  approvalEnded: ({ id, subject, state }) => ({
    title: `你提的 ${subject}`,
    about: approvalEnds[state] ?? state,
    to: `/approvals?view=mine&id=${id}`,
  }),
  exportEnded: ({ subject, state }) => ({
    title: `导出：${subject}`,
    about: state === 'done' ? '好了，在“我的导出”里下载' : '没有成功，可以再导一次',
    to: null,
  }),
  alarm: ({ subject }) => ({ title: alarmWords(subject), about: '告警，看过写明怎么处理', to: '/integrity' }),
  integrityBroken: ({ id, subject }) => ({ title: `不变量 ${id} 不成立`, about: subject, to: '/integrity' }),
};

export const newsWords = (item: Item): Words => wordsOf[item.kind](item);
