import { assert, groupedYuan } from '@jiwu/kernel';
import { addNotice } from '../../modules/content/notices/index.ts';
import {
  type BalanceChange,
  endBalanceChange,
  findBalanceChanges,
  listBalanceChanges,
  lockBalanceChange,
} from '../../modules/money/handBookings/index.ts';
import { addTransfers, houseAccount, readBalance, userAccount } from '../../modules/money/ledger/index.ts';
import { addPrincipal, spendBalance } from '../../modules/money/wallet/index.ts';
import { holdOpen, isOpen, listMaskedUsers } from '../../modules/people/identity/index.ts';
import type { ApprovalKind, Deed } from '../../modules/staff/approvals/index.ts';
import type { Reader } from '../../platform/database/Reader.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';

/** In `approvals.kind`, and the ledger's kind of cause. */
export const BALANCE_CHANGE = 'balanceChange';

const signs: Readonly<Record<BalanceChange['direction'], 1 | -1>> = { give: 1, take: -1 };

/** What the change would do now; null: it is over, the account is closed, or there is not enough to take. */
export async function foreseeBalanceChange(db: Reader, change: BalanceChange): Promise<Deed | null> {
  const { id, no, userId, direction, amountFen, reason, words, state } = change;
  if (state !== 'asked' || !(await isOpen(db, userId))) return null;
  const { balance, held } = await readBalance(db, userAccount(userId, 'balance'));
  if (direction === 'take' && balance - held < amountFen) return null;
  const after = balance + signs[direction] * amountFen;
  return {
    // The balance that it is added to may move meanwhile: it is shown, not promised.
    does: { id, no, userId, direction, amountFen, reason, words },
    amountFen,
    changes: [
      { what: '用户余额', before: groupedYuan(balance), after: groupedYuan(after), note: `用户看到：${words}` },
      {
        what: '客户补偿',
        before: '',
        after: `${direction === 'give' ? '−' : '+'}${groupedYuan(amountFen)}`,
        note: '店里账户，只看变动',
      },
    ],
  };
}

/** A change of someone's balance by hand: always with a second person. */
export const balanceApproval: ApprovalKind = {
  title: '余额调整',
  async describe(db, subjectIds) {
    const changes = await findBalanceChanges(db, subjectIds);
    const users = await listMaskedUsers(
      db,
      changes.map(({ userId }) => userId),
    );
    const verbs = { give: '补偿', take: '收回' } satisfies Record<BalanceChange['direction'], string>;
    return new Map(
      changes.map(({ id, userId, direction, words }) => [
        id,
        `${users.get(userId)?.name ?? ''}，${verbs[direction]}，${words}`,
      ]),
    );
  },
  async foresee(db, { subjectId }) {
    const [change] = await findBalanceChanges(db, [subjectId]);
    return change ? await foreseeBalanceChange(db, change) : null;
  },
  async evidence(db, { subjectId }) {
    const [change] = await findBalanceChanges(db, [subjectId]);
    if (!change) return { links: [], pictures: 0, story: [], findings: [] };
    const earlier = (await listBalanceChanges(db, { userId: change.userId, after: null, limit: 20 })).filter(
      ({ id, state }) => id !== change.id && state === 'done',
    );
    return {
      links: [{ kind: 'user', id: change.userId, words: '用户' }],
      pictures: 0,
      story: earlier.toReversed().map(({ askedAt, no, amountFen, words }) => ({
        at: askedAt,
        words: `${no} ${groupedYuan(amountFen)}，${words}`,
      })),
      findings: [
        {
          what: '此前的调整',
          isGood: earlier.length < 3,
          words: earlier.length === 0 ? '没有' : `最近 ${earlier.length} 次`,
        },
      ],
    };
  },
  async lock(tx, { subjectId }) {
    // The user first, as closing the account takes it.
    const [change] = await findBalanceChanges(tx, [subjectId]);
    if (change) await holdOpen(tx, change.userId);
    await lockBalanceChange(tx, subjectId);
  },
  async execute(tx, { subjectId, now }) {
    const [change] = await findBalanceChanges(tx, [subjectId]);
    assert(change, 'what was foreseen is there');
    await move(tx, change, now);
    const { userId, id, direction, amountFen, words } = change;
    await endBalanceChange(tx, { userId, id, state: 'done', now });
    await addNotice(tx, {
      userId,
      kind: 'balanceChanged',
      facts: { direction, amountFen, words },
      cause: id,
      link: null,
      now,
    });
  },
  async onEnded(tx, { subjectId, now }) {
    const [change] = await findBalanceChanges(tx, [subjectId]);
    if (change) await endBalanceChange(tx, { ...change, state: 'dropped', now });
  },
};

async function move(tx: Tx, { userId, id, direction, amountFen, words }: BalanceChange, now: Date): Promise<void> {
  const goodwill = houseAccount('goodwill');
  const cause = { kind: BALANCE_CHANGE, id };
  if (direction === 'take') {
    await spendBalance(tx, { userId, amountFen, to: goodwill, cause, memo: words, now });
    return;
  }
  if (!(await holdOpen(tx, userId))) throw new ShopError('REFUND_USER_GONE');
  const to = userAccount(userId, 'balance');
  const transfers = [{ from: goodwill, to, amount: amountFen, cause: { ...cause, leg: 'give' }, memo: words }];
  await addPrincipal(tx, {
    userId,
    amountFen,
    source: cause,
    book: () => addTransfers(tx, { transfers, now }),
    now,
  });
}
