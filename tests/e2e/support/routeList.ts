import routes from '../../../apps/web/app/routes.ts';

interface Entry {
  readonly path?: string | undefined;
  readonly children?: readonly Entry[] | undefined;
}

/** Every address of the app, out of its own list of routes: a route that comes later is tested without a change here. */
function addresses(entries: readonly Entry[], parent = ''): string[] {
  return entries.flatMap((entry) => {
    const full = entry.path ? `${parent}/${entry.path}` : parent;
    return entry.children ? addresses(entry.children, full) : [full || '/'];
  });
}

/** Without the patterns, which lead elsewhere. */
export const routeList: readonly string[] = [...new Set(addresses(routes))].filter((path) => !path.includes('*'));
