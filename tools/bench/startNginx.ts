import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import { repositoryRoot } from '../lib/repositoryRoot.ts';
import { waitForPort } from '../lib/waitForPort.ts';

/**
 * nginx with the production configuration of ops/nginx, on a free port with a certificate of its own. With `bareDir` it also
 * serves the files of that folder below /bare/, compressed beforehand: what nginx can do at most.
 */
export async function startNginx(
  shop: { webUrl: string; apiUrl: string; liveUrl?: string },
  options: { bareDir?: string; isLimited?: boolean; webRoot?: string } = {},
): Promise<{ url: string; stop: () => Promise<void> }> {
  const dir = await mkdtemp(path.join(tmpdir(), 'jiwu-nginx-'));
  await mkdir(path.join(dir, 'cache'));
  const port = await getPort();
  const key = path.join(dir, 'key.pem');
  const certificate = path.join(dir, 'certificate.pem');
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '2',
      '-subj',
      '/CN=localhost',
      '-keyout',
      key,
      '-out',
      certificate,
    ],
    { stdio: 'ignore' },
  );
  const values: Record<string, string> = {
    SERVER_NAME: 'localhost',
    CONSOLE_NAME: 'console.localhost',
    HTTP_PORT: `127.0.0.1:${await getPort()}`,
    HTTPS_PORT: `127.0.0.1:${port}`,
    WEB_ROOT: options.webRoot ?? path.join(repositoryRoot, 'apps/web/build/client'),
    CONSOLE_ROOT: path.join(repositoryRoot, 'apps/console/build'),
    WEB_UPSTREAM: new URL(shop.webUrl).host,
    API_UPSTREAM: new URL(shop.apiUrl).host,
    // Nobody listens at port 1: what measures other things starts no process for live pages.
    LIVE_UPSTREAM: shop.liveUrl ? new URL(shop.liveUrl).host : '127.0.0.1:1',
    STREAMS_UPSTREAM: new URL(shop.apiUrl).host,
    CACHE_PATH: path.join(dir, 'cache'),
    LOG_PATH: path.join(dir, 'access.log'),
    TLS_CERTIFICATE: certificate,
    TLS_KEY: key,
    // A bench is one address that asks for all it can.
    PAGES_PER_SECOND: options.isLimited ? '100' : '1000000',
    ANSWERS_PER_SECOND: options.isLimited ? '300' : '1000000',
  };
  const template = await readFile(path.join(repositoryRoot, 'ops/nginx/nginx.conf.template'), 'utf8');
  const filled = template.replaceAll(/\$\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  const bare = options.bareDir ? `location /bare/ { alias ${options.bareDir}/; gzip_static always; }\n` : '';
  const config = path.join(dir, 'nginx.conf');
  await writeFile(
    config,
    `pid ${path.join(dir, 'nginx.pid')};\nerror_log stderr warn;\n${process.getuid?.() === 0 ? 'user root;\n' : ''}${putLast(filled, 'location / {', bare)}`,
  );
  const child = spawn('nginx', ['-c', config, '-g', 'daemon off;'], {
    env: { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = once(child, 'exit');
  await waitForPort(port);
  return {
    url: `https://localhost:${port}`,
    async stop() {
      child.kill('SIGTERM');
      await exited;
      await rm(dir, { recursive: true, force: true });
    },
  };
}

/** Puts a text before the last place of another: the shop's own server is the last one of the file. */
function putLast(text: string, place: string, added: string): string {
  const at = text.lastIndexOf(place);
  return text.slice(0, at) + added + text.slice(at);
}
