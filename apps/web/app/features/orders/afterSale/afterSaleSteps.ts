import type { AfterSale } from '../orderQueries.ts';
import type { Step } from '../Step.ts';
import { shortMinute } from '../timeWords.ts';
import { isByShop } from './isByShop.ts';

type Facts = Pick<AfterSale, 'kind' | 'reason' | 'state' | 'history'>;
type State = AfterSale['state'];

interface Way {
  readonly label: string;
  readonly reached: readonly State[];
  readonly waiting: string;
}

/** Which states come after which step. */
const ways: Readonly<Record<AfterSale['kind'], readonly Way[]>> = {
  refundOnly: [
    { label: '提交申请', reached: ['applied'], waiting: '' },
    { label: '审核', reached: ['refunding', 'refunded'], waiting: '等待客服' },
    { label: '退款', reached: ['refunded'], waiting: '正在退款' },
  ],
  returnRefund: [
    { label: '提交申请', reached: ['applied'], waiting: '' },
    { label: '审核', reached: ['awaitingReturn', 'returning', 'refunding', 'refunded'], waiting: '等待客服' },
    { label: '寄回', reached: ['returning', 'refunding', 'refunded'], waiting: '等您寄回' },
    { label: '验收', reached: ['refunding', 'refunded'], waiting: '等待签收' },
    { label: '退款', reached: ['refunded'], waiting: '正在退款' },
  ],
};

/** The shop refunds by itself: nobody asked, and nobody has to agree. */
const shopWay: readonly Way[] = [
  { label: '自动退款', reached: ['applied', 'refunding', 'refunded'], waiting: '' },
  { label: '到账', reached: ['refunded'], waiting: '正在退款' },
];

const endings: Readonly<Partial<Record<State, string>>> = { rejected: '未通过', cancelled: '已撤回' };

/** The progress of a request; a rejected or cancelled one ends there. */
export function afterSaleSteps({ kind, reason, state, history }: Facts): Step[] {
  const timeOf = (states: readonly State[]) => history.find(({ to }) => states.includes(to))?.at ?? null;
  const way = isByShop(reason) ? shopWay : ways[kind];
  const steps = way.map(({ label, reached, waiting }) => ({ label, waiting, at: timeOf(reached) }));
  const done = steps.flatMap(({ label, at }): Step[] => (at ? [{ label, note: shortMinute(at), state: 'done' }] : []));
  const ending = endings[state];
  if (ending !== undefined) {
    const at = history.findLast(({ to }) => to === state)?.at;
    return [...done, { label: ending, note: at ? shortMinute(at) : '', state: 'now' }];
  }
  const ahead = steps.filter(({ at }) => at === null);
  return [
    ...done,
    ...ahead.map(({ label, waiting }, order): Step => ({
      label,
      note: order === 0 ? waiting : '',
      state: order === 0 ? 'now' : 'ahead',
    })),
  ];
}
