import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // Some fifty routes weigh about 2 KB compressed; in exchange no navigation waits for a manifest request,
  // and no uncacheable /__manifest address has to be served.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
