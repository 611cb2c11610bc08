import routes from '../../apps/web/app/routes.ts';

interface RouteEntry {
  readonly path?: string | undefined;
  readonly children?: readonly RouteEntry[] | undefined;
}

/** Every address that the web app has a page for, straight from its route table. */
export function routePaths(): string[] {
  return routes.flatMap((entry) => pathsOf(entry, ''));
}

function pathsOf(entry: RouteEntry, above: string): string[] {
  const path = entry.path ? `${above}/${entry.path}` : above;
  if (path.includes('*')) return [];
  const below = (entry.children ?? []).flatMap((child) => pathsOf(child, path));
  return entry.children ? below : [path === '' ? '/' : path];
}
