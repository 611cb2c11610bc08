import { pages, type Page } from './pages.ts';

/** The page of the menu that an address belongs to. */
export function findPage(pathname: string): Page | undefined {
  const all: readonly Page[] = pages;
  return all.find(({ path }) => pathname === path || (path !== '/' && pathname.startsWith(`${path}/`)));
}
