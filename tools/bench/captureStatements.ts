import { createApi } from '../../apps/server/src/composition/createApi.ts';
import { readConfig } from '../../apps/server/src/platform/config/config.ts';
import { createShopServices } from '../../apps/server/src/composition/createShopServices.ts';
import { closeServices } from '../../apps/server/src/platform/services.ts';
import { captureDuring, type Statement } from './captureDuring.ts';

/** The very statements that the api runs to answer. */
export async function captureStatements(env: Record<string, string>, path: string): Promise<Statement[]> {
  const services = createShopServices(readConfig({ ...env, CACHE: 'off' }), 'bench');
  const app = await createApi(services);
  try {
    await app.inject({ url: path }); // what a process reads once and remembers is no part of an answer
    const captured = await captureDuring(async () => {
      const { statusCode, body } = await app.inject({ url: path });
      if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}: ${body}`);
    });
    if (captured.length === 0) throw new Error(`${path} ran no statement`);
    return captured;
  } finally {
    await app.close();
    await closeServices(services);
  }
}
