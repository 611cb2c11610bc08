import type { Celebrity } from '../../../modules/channels/celebrity/index.ts';

/** A celebrity in a row of them. */
export function describeFace({ id, name, field, avatar, followers }: Celebrity) {
  return { id, name, field, avatar, followers };
}
