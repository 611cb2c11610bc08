import routes from '../../apps/web/app/routes.ts';

interface RouteEntry {
  readonly id?: string | undefined;
  readonly path?: string | undefined;
  readonly children?: readonly RouteEntry[] | undefined;
}

interface WebRoute {
  readonly path: string;
  readonly isProtected: boolean;
}

/** Every address that the web app has a page for, straight from its route table; patterns, which lead elsewhere, left out. */
export const webRoutes: readonly WebRoute[] = listRoutes(routes, '', false);

function listRoutes(entries: readonly RouteEntry[], above: string, isProtected: boolean): WebRoute[] {
  const found = entries.flatMap((entry) => {
    const path = entry.path ? `${above}/${entry.path}` : above;
    const guarded = isProtected || entry.id?.startsWith('requireLogin') === true;
    return entry.children ? listRoutes(entry.children, path, guarded) : [{ path: path || '/', isProtected: guarded }];
  });
  return found.filter(
    ({ path }, index) => !path.includes('*') && found.findIndex((other) => other.path === path) === index,
  );
}
