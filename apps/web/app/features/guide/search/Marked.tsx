import { Fragment } from 'react';
import { markTerms } from './markTerms.ts';

/** A text with the words that were searched for. */
export function Marked({ text, terms }: { text: string; terms: readonly string[] }) {
  return markTerms(text, terms).map(({ text: piece, isMarked }, order) =>
    // oxlint-disable-next-line react/no-array-index-key
    isMarked ? <mark key={order}>{piece}</mark> : <Fragment key={order}>{piece}</Fragment>,
  );
}
