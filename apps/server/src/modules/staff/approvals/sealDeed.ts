import { sha256 } from '../../../platform/crypto/hashing.ts';
import type { DeedValue } from './ApprovalKind.ts';

interface Sealed {
  readonly text: string;
  readonly hash: Buffer;
}

/** The text of what a request will do, and its hash. The same facts give the same text, in whatever order an object has its keys. */
export function sealDeed(request: { kind: string; subjectId: string; does: DeedValue }): Sealed {
  const { kind, subjectId, does } = request;
  const text = JSON.stringify(sorted({ kind, subjectId, does }));
  return { text, hash: sha256(text) };
}

function sorted(value: DeedValue): DeedValue {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, part]) => [key, sorted(part)]));
}
