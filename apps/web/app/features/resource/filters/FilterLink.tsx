import { type ReactNode, use } from 'react';
import { LightLink } from '../../../ui/link/LightLink.tsx';
import { countText } from '../countText.ts';
import { CappedCounts } from './CappedCounts.ts';
import { addressFor, type ResourceState } from '../resourceState.ts';

interface FilterLinkProps {
  /** The page as it will be. */
  to: ResourceState;
  isOn: boolean;
  /** Number of products with this choice; a choice without products is disabled. */
  count?: number | undefined;
  /** On wide screens the filters stand beside the list, and one goes on choosing where one is. */
  keepScroll?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** One choice of a filter: a link, so that it works without script and can be opened elsewhere. */
export function FilterLink({ to, isOn, count, keepScroll = false, className, children }: FilterLinkProps) {
  const isCapped = use(CappedCounts);
  const number = count !== undefined && <small>{countText(count, isCapped)}</small>;
  if (count === 0 && !isOn) {
    return (
      <span className={className} role="link" aria-disabled="true">
        {children}
        {number}
      </span>
    );
  }
  return (
    <LightLink
      className={className}
      to={addressFor(to)}
      replace
      preventScrollReset={keepScroll}
      aria-current={isOn ? 'true' : undefined}
      rel="nofollow"
    >
      {children}
      {number}
    </LightLink>
  );
}
