import { rules } from '@jiwu/contract';
import { diffDrafts, publishDraft, type StaffProduct } from '../../modules/goods/catalogue/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import { refreshProduct } from '../catalogue/refreshProduct.ts';
import { judgeDraft } from './queries/judgeDraft.ts';

interface Input {
  /** As it is, with what is being written; the caller has taken it. */
  readonly product: StaffProduct;
  readonly reason: string;
  readonly now: Date;
}

/** What the audit log has of it. */
interface Published {
  readonly target: { readonly kind: 'product'; readonly id: string };
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>>;
}

/** What was being written is sold from now on: pages, lists and search follow. Answers what changed, field by field, for the audit log. */
export async function publishProduct(tx: Tx, { product, reason, now }: Input): Promise<Published> {
  const { id: productId, live, open } = product;
  if (open === null) throw new ShopError('PRODUCT_NO_DRAFT');
  const problems = await judgeDraft(tx, { draft: open.body, live, now });
  if (problems.length > 0) throw new ShopError('PRODUCT_NOT_READY', {}, { problems });
  const differences = diffDrafts(live, open.body);
  await publishDraft(tx, { product, reason, now });
  await refreshProduct(tx, { productId, now });
  const sides = (side: 'before' | 'after') =>
    Object.fromEntries(
      differences.map((one) => [one.skuId === null ? one.field : `${one.skuId} ${one.field}`, one[side]]),
    );
  return {
    target: { kind: 'product', id: productId },
    before: live === null ? null : { no: product.liveNo, ...sides('before') },
    after: { no: open.no, reason, ...sides('after') },
  };
}

/** The problems in the words of staff, for who was not there when its time came. */
export function sayProblems(error: ShopError): string {
  const problems = (error.data?.['problems'] ?? []) as { kind: keyof typeof rules.goods.problems }[];
  const texts = [...new Set(problems.map(({ kind }) => rules.goods.problems[kind]))];
  return texts.join('；').slice(0, 500) || error.message.slice(0, 500);
}
