import { type ReactNode, use } from 'react';
import { ChoiceLink } from '../../../ui/filter/ChoiceLink.tsx';
import { countText } from '../countText.ts';
import { addressFor, type ResourceState } from '../resourceState.ts';
import { CappedCounts } from './CappedCounts.ts';

interface FilterLinkProps {
  /** The page as it will be. */
  to: ResourceState;
  isOn: boolean;
  /** Number of products with this choice; a choice without products is disabled. */
  count?: number | undefined;
  keepScroll?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** One choice of a filter, with the number of products as it is known. */
export function FilterLink({ to, count, ...rest }: FilterLinkProps) {
  const isCapped = use(CappedCounts);
  const note = count === undefined ? undefined : countText(count, isCapped);
  return <ChoiceLink {...rest} to={addressFor(to)} note={note} isEmpty={count === 0} />;
}
