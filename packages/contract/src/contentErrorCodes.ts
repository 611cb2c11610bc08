import type { ErrorEntry } from './ErrorEntry.ts';

/** Refusals of articles and the guide. */
export const contentErrorCodes = {
  TEXT_CHANGED: { status: 409, code: 409160, msg: '这篇刚被别人改过，请刷新后再改' },
  TEXT_SLUG_TAKEN: { status: 409, code: 409161, msg: '这个地址已经用过，请换一个词' },
  TEXT_NO_DRAFT: { status: 409, code: 409162, msg: '没有可以发布的草稿，请先改好再发布' },
  TEXT_NOT_PUBLISHED: { status: 409, code: 409163, msg: '这篇没有发布，也没有定时间，不用撤下' },
  TEXT_REFERENCE_UNKNOWN: {
    status: 422,
    code: 422180,
    msg: '文中提到的商品、图片、作者或数字找不到，请按提示改好再保存',
  },
} as const satisfies Record<string, ErrorEntry>;
