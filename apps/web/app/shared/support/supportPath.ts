import type { rules } from '@jiwu/contract/rules';

/** 联系客服: a view of the user's own page, since the specification knows no path for it. */
export const supportPath = '/user/personCenter?view=support';

/** What a message can be about. */
export type AttachedKind = (typeof rules.support.attachments)[number];

/** The same with an order, an after-sale or a product that goes with the next message. */
export function supportPathFor(kind: AttachedKind, id: string): string {
  return `${supportPath}&${kind}=${id}`;
}
