import { readConfig } from '../../../apps/server/src/platform/config/config.ts';
import { closeServices, createServices, type Services } from '../../../apps/server/src/platform/services.ts';

/** Works with the stores of the throwaway shop, which has the secrets of development; open pages are told of changes as by the shop itself. */
export async function withServices<T>(work: (services: Services) => Promise<T>): Promise<T> {
  const services = createServices(readConfig({ ...process.env, NODE_ENV: 'test' }), 'e2e');
  try {
    return await work(services);
  } finally {
    await closeServices(services);
  }
}
