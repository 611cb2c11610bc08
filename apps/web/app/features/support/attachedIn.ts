import { rules } from '@jiwu/contract/rules';
import type { AttachedKind } from '../../shared/support/supportPath.ts';

export interface Attached {
  readonly kind: AttachedKind;
  readonly id: string;
}

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What the address says that the next message is about; nonsense is nothing. */
export function attachedIn(params: URLSearchParams): Attached | null {
  for (const kind of rules.support.attachments) {
    const id = params.get(kind)?.toLowerCase();
    if (id !== undefined && ID.test(id)) return { kind, id };
  }
  return null;
}
