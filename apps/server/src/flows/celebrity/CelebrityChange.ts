import type { Celebrity } from '../../modules/channels/celebrity/index.ts';

/** What a member of staff changed of a celebrity or a pick, for the audit log: the endpoint writes it last. */
export interface CelebrityChange {
  readonly celebrity: Celebrity;
  readonly target: { readonly kind: 'celebrity' | 'celebrityPick' | 'celebrityApplication'; readonly id: string };
  readonly before: unknown;
  readonly after: unknown;
}
