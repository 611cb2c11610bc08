import { useState } from 'react';
import type { SkuInput } from './draft.ts';
import { sayUnread, type TypedTiers } from './tiers.ts';

/**
 * Wholesale prices as they are being typed. Saved is only what could be read, and what is saved begins a new form: the rest would be gone
 * without a word, so the form asks `mayKeep` first.
 */
export function useTypedTiers(skus: readonly SkuInput[]) {
  const [typed, setTyped] = useState<TypedTiers>({});
  const [isRefused, setRefused] = useState(false);
  const unread = sayUnread(skus, typed);
  return {
    typed,
    type: (key: string, text: string | null) => setTyped((before) => ({ ...before, [key]: text })),
    hasUnread: unread !== null,
    /** Why the form was not saved, until that is mended. */
    problem: isRefused ? unread : null,
    mayKeep: () => {
      setRefused(unread !== null);
      return unread === null;
    },
    forget: () => setTyped({}),
  };
}
