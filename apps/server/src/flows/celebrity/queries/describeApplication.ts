import type { Application } from '../../../modules/channels/celebrity/index.ts';

/** An application as its user sees it. */
export function describeApplication({ id, name, field, state, reason, createdAt, decidedAt }: Application) {
  return {
    id,
    name,
    field,
    state,
    reason,
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}
