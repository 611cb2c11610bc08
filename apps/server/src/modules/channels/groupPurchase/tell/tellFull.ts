import type { Tx } from '../../../../platform/database/Tx.ts';
import { addNotices } from '../../../content/notices/index.ts';
import { loadSkuFacts } from '../../../goods/catalogue/index.ts';
import type { Told } from './tellJoined.ts';

/** Everybody in the group learns that it is full. */
export async function tellFull(
  tx: Tx,
  { group, skuId, memberIds, now }: Told & { readonly memberIds: readonly string[] },
): Promise<void> {
  const productTitle = (await loadSkuFacts(tx, [skuId])).get(skuId)?.title ?? '';
  const facts = { productTitle, size: group.size, groupNo: group.no };
  const link = { kind: 'group', id: group.id } as const;
  await addNotices(tx, { kind: 'groupFull', facts, cause: group.id, link, userIds: memberIds, now });
}
