import { pages, type Page } from './pages.ts';
import { useMay } from '../session/access.ts';

/** The pages that the member who is signed in may open, in the menu's order. */
export function useMyPages(): readonly Page[] {
  const may = useMay();
  return pages.filter(({ reads }) => may(reads));
}
