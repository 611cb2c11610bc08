import { useMay } from '../session/access.ts';
import { type Page, pages } from './pages.ts';

interface MyPage extends Page {
  /** Where the menu leads: to the view that this member works in. */
  readonly to: string;
}

/** The pages that the member who is signed in may open, in the menu's order. */
export function useMyPages(): readonly MyPage[] {
  const may = useMay();
  const all: readonly Page[] = pages;
  return all
    .filter(({ reads }) => may(reads))
    .map((page) => ({
      ...page,
      to: page.opensOn && may(page.opensOn.mayCall) ? `${page.path}?${page.opensOn.query}` : page.path,
    }));
}
