import { type ComponentPropsWithoutRef, createContext, type MouseEvent, use } from 'react';
import type { NavigateFunction } from 'react-router';

/** The navigation without a page load; the frame provides it. Without it, the browser follows the link. */
export const LinkNavigation = createContext<NavigateFunction | null>(null);

export interface LightLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
  /** A whole path of this site. */
  to: string;
  replace?: boolean;
  preventScrollReset?: boolean;
  viewTransition?: boolean;
}

/**
 * A link for pages that have a hundred of them. React Router's own one resolves each address against the routes, which
 * takes a third of the time in which such a page is rendered; a whole path needs no resolving. It prefetches nothing.
 */
export function LightLink({ to, replace, preventScrollReset, viewTransition, onClick, ...rest }: LightLinkProps) {
  const navigate = use(LinkNavigation);
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!navigate || !isPlainClick(event)) return;
    event.preventDefault();
    void navigate(to, {
      ...(replace !== undefined && { replace }),
      ...(preventScrollReset !== undefined && { preventScrollReset }),
      ...(viewTransition !== undefined && { viewTransition }),
    });
  }
  // The words come with the children.
  // oxlint-disable-next-line jsx-a11y/anchor-has-content
  return <a href={to} onClick={follow} {...rest} />;
}

/** Any other click opens a tab, saves, or is handled already. */
function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;
}
