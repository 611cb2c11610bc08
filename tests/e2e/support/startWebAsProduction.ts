import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { expect } from '@playwright/test';
import { apiUrl } from './addresses.ts';

const webDir = path.resolve(import.meta.dirname, '../../../apps/web');

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * A second web process that is told which host is the production one; the shop under test has none, so that its home
 * page can be tested. Chromium looks up every *.localhost name on this machine.
 */
export async function startWebAsProduction() {
  const port = await freePort();
  const productionHost = `shop.localhost:${port}`;
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: webDir,
    env: {
      ...process.env,
      TZ: 'Asia/Shanghai',
      PORT: String(port),
      HOST: '127.0.0.1',
      API_ORIGIN: apiUrl,
      PRODUCTION_HOST: productionHost,
    },
    stdio: 'ignore',
  });
  const otherUrl = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(`${otherUrl}/healthz`).then(
      (response) => response.ok,
      () => false,
    );
  await expect.poll(answers, { message: 'the second web process answers' }).toBe(true);
  return {
    productionUrl: `http://${productionHost}`,
    otherUrl,
    async [Symbol.asyncDispose]() {
      child.kill();
      await once(child, 'exit');
    },
  };
}
