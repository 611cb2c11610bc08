import type { StaffProduct } from '@jiwu/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCategory } from '../../apps/server/src/modules/goods/catalogue/index.ts';
import { countDeadlocks } from '../support/countDeadlocks.ts';
import { makeDraft, sentBack } from '../support/draftOf.ts';
import { act } from '../support/goodsStaff.ts';
import { must } from '../support/makeBuyer.ts';
import { makeProduct } from '../support/makeProduct.ts';
import { signInStaff, type StaffClient } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
let goods: StaffClient;
beforeAll(async () => {
  shop = await startTestShop();
  goods = await signInStaff(shop, ['goods']);
  await makeProduct(shop.services.db);
  await shop.services.db.transact(async (tx) => {
    // Leaves whose ids stand before and behind those above them: the order of locks must not be that of the tree.
    for (const [position, id] of ['aLeaf', 'zLeaf', 'mLeaf'].entries())
      await createCategory(tx, {
        id,
        level: 3,
        parentId: 'homeDecor',
        name: id,
        aliases: [],
        attributes: [],
        position: position + 1,
      });
  });
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const leaves = ['aLeaf', 'zLeaf', 'mLeaf', 'homeTea'];
const publish = ({ id, version }: StaffProduct) =>
  act(goods, 'staffProductPublish', { params: { id }, body: { version, at: null, reason: '并行' } });

/** Counts that are kept, beside those that the products come to. */
async function counts() {
  const { rows } = await sql<{ id: string; kept: number; real: number }>`
    select category.id, category.product_count as kept, (
        select count(*)::int from products as product
        join categories as third on third.id = product.category_id
        join categories as second on second.id = third.parent_id
        where product.state = 'onSale' and category.id in (third.id, second.id, second.parent_id)
      ) as real
    from categories as category order by id`.execute(shop.services.db.read);
  return rows;
}

it('products of one shelf come on sale side by side, and each counts once', async () => {
  const drafts: StaffProduct[] = [];
  for (let no = 0; no < 16; no += 1)
    drafts.push(await makeDraft(goods, { title: `并行 ${no}`, categoryId: leaves[no % leaves.length]! }));
  const before = await countDeadlocks(shop);
  const replies = await Promise.all(drafts.map(publish));
  expect(replies.map(({ status }) => status)).toEqual(drafts.map(() => 200));
  // Then all move at once, each to the shelf that another leaves, while some go off sale.
  const moved = await Promise.all(
    replies.map(async (reply, no) => {
      const product = must<StaffProduct>(reply);
      const draft = { ...sentBack(product.live!), categoryId: leaves[(no + 1) % leaves.length] };
      return must<StaffProduct>(
        await act(goods, 'staffProductSave', {
          params: { id: product.id },
          body: { draft, version: product.version },
        }),
      );
    }),
  );
  const results = await Promise.all(
    moved.map((product, no) =>
      no % 4 === 0
        ? act(goods, 'staffProductWithdraw', {
            params: { id: product.id },
            body: { version: product.version, reason: '并行' },
          })
        : publish(product),
    ),
  );
  expect(results.map(({ status }) => status)).toEqual(results.map(() => 200));
  expect(await countDeadlocks(shop)).toBe(before);
  expect((await counts()).filter(({ kept, real }) => kept !== real)).toEqual([]);
});

it('of two who publish the same version one does, and the other is told', async () => {
  const draft = await makeDraft(goods);
  const replies = await Promise.all(Array.from({ length: 6 }, () => publish(draft)));
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409]);
});

it('a category that is being closed gets no new product, or is not closed', async () => {
  for (let round = 0; round < 5; round += 1) {
    const id = `round${round}`;
    await shop.services.db.transact((tx) =>
      createCategory(tx, { id, level: 3, parentId: 'homeDecor', name: id, aliases: [], attributes: [], position: 9 }),
    );
    const made = await makeDraft(goods, { categoryId: 'homeTea' });
    const first = must<StaffProduct>(await publish(made));
    const draft = { ...sentBack(first.live!), categoryId: id };
    const saved = must<StaffProduct>(
      await act(goods, 'staffProductSave', { params: { id: first.id }, body: { draft, version: first.version } }),
    );
    const [closed, moved] = await Promise.all([
      act(goods, 'staffCategoryClose', { params: { id }, body: { version: 1 } }),
      publish(saved),
    ]);
    expect([closed.status, moved.status].toSorted((a, b) => a - b)).toEqual([200, 422]);
  }
});
