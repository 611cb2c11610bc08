import { expect, it } from 'vitest';
import { isMoving, minutesLeft, progressWords } from './batchWords.ts';

type Told = Parameters<typeof progressWords>[0];

const now = '2026-11-15T10:16:00.000Z';
const batch: Told = {
  state: 'checked',
  source: 'typed',
  rows: { all: 32, unread: 0, bad: 3, repeated: 2, good: 27 },
  orders: { all: 0, made: 0 },
  progress: null,
  payBy: null,
  closedBecause: null,
  file: null,
};
const file: NonNullable<Told['file']> = {
  name: '双十一答谢名单.xlsx',
  state: 'reading',
  readRows: 1840,
  allRows: 4216,
  startedAt: '2026-11-15T10:14:30.000Z',
  endedAt: null,
  hiddenRows: 0,
  failure: null,
};
const orders = { all: 12, made: 12 };
const words = (more: Partial<Told>) => {
  const { chip, text } = progressWords({ ...batch, ...more }, now);
  return `${chip}：${text}`;
};

it('says how far each state is', () => {
  expect(words({})).toBe('待付款：27 行可以下单，3 行要改，2 行重复');
  expect(words({ rows: { ...batch.rows, good: 0, repeated: 0 } })).toBe('要改：0 行可以下单，3 行要改');
  expect(words({ rows: { all: 0, unread: 0, bad: 0, repeated: 0, good: 0 } })).toBe('草稿：还没有收件人');
  expect(words({ state: 'draft', rows: { ...batch.rows, all: 400, unread: 200 } })).toBe(
    '核对中：正在核对 200 / 400 行',
  );
  expect(words({ state: 'ordering', orders: { all: 5000, made: 1200 } })).toBe(
    '正在下单：正在生成订单 1,200 / 5,000，好了就能付款',
  );
  expect(words({ state: 'unpaid', orders, payBy: '2026-11-15T10:30:00.000Z' })).toBe(
    '待付款：12 单已留好库存，请在 18:30 前付款',
  );
});

it('says where the parcels of a paid batch are', () => {
  const at = (awaitingDispatch: number, sent: number, completed: number, closed: number) =>
    words({ state: 'paid', orders, progress: { awaitingDispatch, sent, completed, closed } });
  expect(at(12, 0, 0, 0)).toBe('待发货：12 单等仓库发出');
  expect(at(0, 3, 9, 0)).toBe('已发出：12 单已发出，9 单签收，3 单在路上');
  expect(at(8, 4, 0, 0)).toBe('部分发出：8 单等仓库发出，4 单已发出');
  const over = { awaitingDispatch: 0, sent: 0, completed: 38, closed: 1 };
  expect(words({ state: 'completed', orders: { all: 39, made: 39 }, progress: over })).toBe(
    '已完成：38 单全部签收，1 单已退款',
  );
  const refunded = { awaitingDispatch: 0, sent: 0, completed: 0, closed: 2 };
  expect(words({ state: 'completed', orders: { all: 2, made: 2 }, progress: refunded })).toBe('已完成：2 单全部退款');
});

it('fills the bar by what has left, and then by what has arrived', () => {
  const done = (awaitingDispatch: number, sent: number, completed: number, closed: number) =>
    progressWords({ ...batch, state: 'paid', orders, progress: { awaitingDispatch, sent, completed, closed } }, now)
      .done;
  expect([done(12, 0, 0, 0), done(8, 3, 0, 1), done(0, 3, 9, 0)]).toEqual([0, 4, 9]);
});

it('tells how a batch ended that nobody paid', () => {
  expect(words({ state: 'closed', closedBecause: 'lapsed' })).toBe('超时关闭：到时没有付款，库存已放回，没有扣款');
  expect(words({ state: 'closed', closedBecause: 'cancelled' })).toBe('已取消：您取消了它，库存已放回，没有扣款');
});

it('reckons how long a file will take, once something of it is read', () => {
  expect(words({ state: 'draft', file })).toBe('导入中：正在识别 1,840 / 4,216 行，约 2 分钟。可以离开，好了发消息');
  expect(words({ state: 'draft', file: { ...file, readRows: 0, allRows: null } })).toBe(
    '导入中：正在识别 0 行。可以离开，好了发消息',
  );
  expect(minutesLeft({ ...file, readRows: 4200 }, now)).toBe(1);
});

it('knows what goes on by itself', () => {
  expect([
    isMoving(batch),
    isMoving({ ...batch, file }),
    isMoving({ ...batch, file: { ...file, state: 'done' } }),
    isMoving({ ...batch, state: 'ordering' }),
    isMoving({ ...batch, rows: { ...batch.rows, unread: 1 } }),
  ]).toEqual([false, true, false, true, true]);
});
