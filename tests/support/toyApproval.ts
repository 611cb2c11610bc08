import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import {
  type Approval,
  type ApprovalKind,
  requestApproval,
  voidApproval,
} from '../../apps/server/src/modules/staff/approvals/index.ts';
import type { Reader } from '../../apps/server/src/platform/database/Reader.ts';
import { startTestShop, type TestShop } from './startTestShop.ts';

const GIFT = 'toyGift';

interface Gift {
  readonly id: string;
  readonly fen: number;
  readonly is_held: boolean;
  /** How often it was given: the tests want 0 or 1. */
  readonly given: number;
  /** How its request ended without being done. */
  readonly heard: string[];
}

export async function readGift(db: Reader, id: string): Promise<Gift | undefined> {
  return (await sql<Gift>`select * from toy_gifts where id = ${id}`.execute(db)).rows[0];
}

/** Something that only the tests give away, and only with a second person. */
const toyGift: ApprovalKind = {
  title: '玩具赠送',
  describe: (_db, ids) => Promise.resolve(new Map(ids.map((id) => [id, `玩具 ${id.slice(-4)}`]))),
  async foresee(db, { subjectId }) {
    const gift = await readGift(db, subjectId);
    if (!gift?.is_held) return null;
    const changes = [{ what: '玩具', before: '0.00', after: String(gift.fen), note: '' }];
    return { does: { gift: gift.id, fen: gift.fen }, amountFen: gift.fen, changes };
  },
  async lock(tx, { subjectId }) {
    await sql`select 1 from toy_gifts where id = ${subjectId} for update`.execute(tx);
  },
  async execute(tx, { subjectId }) {
    await sql`update toy_gifts set given = given + 1, is_held = false where id = ${subjectId}`.execute(tx);
  },
  async onEnded(tx, { subjectId, ending, refusal }) {
    const word = refusal === null ? ending : `${ending}: ${refusal}`;
    await sql`update toy_gifts set is_held = false, heard = array_append(heard, ${word}::text) where id = ${subjectId}`.execute(
      tx,
    );
  },
};

/** A shop in which gifts can be asked for. */
export async function startGiftShop(): Promise<TestShop> {
  const shop = await startTestShop({}, (services) => ({
    ...services,
    approvals: { ...services.approvals, [GIFT]: toyGift },
  }));
  await shop.owner.writeAlone(sql`create table toy_gifts (
    id uuid primary key, fen int8 not null, is_held boolean not null, given int not null default 0,
    heard text[] not null default '{}')`);
  return shop;
}

/** Asks for a gift, new or asked for before; by staff, or in a user's name. */
export async function askForGift(
  shop: TestShop,
  wish: { fen?: number; staffId?: string; id?: string } = {},
): Promise<Approval> {
  const { fen = 684_230, staffId, id = newId() } = wish;
  const now = shop.services.clock();
  return await shop.services.db.transact(async (tx) => {
    await sql`insert into toy_gifts (id, fen, is_held) values (${id}, ${fen}, true)
      on conflict (id) do update set fen = excluded.fen, is_held = true`.execute(tx);
    const deed = await toyGift.foresee(tx, { subjectId: id, now });
    if (!deed) throw new Error('no gift');
    const by = staffId === undefined ? ({ kind: 'user' } as const) : ({ kind: 'staff', staffId } as const);
    return await requestApproval(tx, { kind: GIFT, subjectId: id, deed, by, reason: '测试里的一次赠送', now });
  });
}

/** The facts under a gift change; the request stays, or is ended at once. */
export async function changeGift(shop: TestShop, { id, isTold }: { id: string; isTold: boolean }): Promise<void> {
  await shop.services.db.transact(async (tx) => {
    await sql`select 1 from toy_gifts where id = ${id} for update`.execute(tx);
    await sql`update toy_gifts set fen = fen - 1 where id = ${id} and given = 0`.execute(tx);
    if (!isTold) return;
    const ended = await voidApproval(tx, { kind: GIFT, subjectId: id, now: shop.services.clock() });
    if (ended) await sql`update toy_gifts set is_held = false where id = ${id}`.execute(tx);
  });
}
