import { canonicalJson } from '../../../platform/crypto/canonicalJson.ts';
import { sha256 } from '../../../platform/crypto/hashing.ts';
import type { DeedValue } from './ApprovalKind.ts';

interface Sealed {
  readonly text: string;
  readonly hash: Buffer;
}

/** The text of what a request will do, and its hash. The same facts give the same text, in whatever order an object has its keys. */
export function sealDeed(request: { kind: string; subjectId: string; does: DeedValue }): Sealed {
  const { kind, subjectId, does } = request;
  const text = canonicalJson({ kind, subjectId, does });
  return { text, hash: sha256(text) };
}
