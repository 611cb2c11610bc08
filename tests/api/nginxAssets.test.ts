import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startNginx } from '../../tools/bench/startNginx.ts';

/** Longer than what nginx would compress by itself. */
const SCRIPT = 'export const word = 1;\n'.repeat(200);
const STYLE = 'a { color: red }\n'.repeat(200);
let webRoot: string;
let nginx: Awaited<ReturnType<typeof startNginx>>;

beforeAll(async () => {
  webRoot = await mkdtemp(path.join(tmpdir(), 'jiwu-assets-'));
  const assets = path.join(webRoot, 'assets');
  await mkdir(assets);
  for (const [name, text] of [
    ['shop-1.js', SCRIPT],
    ['shop-1.css', STYLE],
  ] as const) {
    await writeFile(path.join(assets, name), text);
    await writeFile(path.join(assets, `${name}.gz`), gzipSync(text));
    await writeFile(path.join(assets, `${name}.br`), brotliCompressSync(text));
  }
  await writeFile(path.join(assets, 'alone-1.js'), SCRIPT);
  nginx = await startNginx({ webUrl: 'http://127.0.0.1:1', apiUrl: 'http://127.0.0.1:1' }, { webRoot });
});
afterAll(async () => {
  await nginx.stop();
  await rm(webRoot, { recursive: true, force: true });
});

interface Asset {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

async function open(name: string, acceptEncoding: string): Promise<Asset> {
  return await new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': acceptEncoding };
    get(`${nginx.url}/assets/${name}`, { headers, rejectUnauthorized: false }, (response) => {
      buffer(response).then(
        (body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        reject,
      );
    }).on('error', reject);
  });
}

it.each([
  ['shop-1.js', SCRIPT, 'application/javascript'],
  ['shop-1.css', STYLE, 'text/css'],
])('sends %s in the smallest form that the browser takes', async (name, text, type) => {
  const forms = {
    'gzip, deflate, br, zstd': brotliCompressSync(text),
    gzip: gzipSync(text),
    identity: Buffer.from(text),
  };
  const encodings = ['br', 'gzip', undefined];
  for (const [order, [accepted, bytes]] of Object.entries(forms).entries()) {
    const { headers, body } = await open(name, accepted);
    expect(headers['content-encoding'], accepted).toBe(encodings[order]);
    expect(headers['content-type'], accepted).toContain(type);
    expect(headers['vary'], accepted).toBe('Accept-Encoding');
    expect(headers['cache-control'], accepted).toContain('immutable');
    expect(body.equals(bytes), accepted).toBe(true);
  }
});

it('sends no form that the browser refuses, and none that is not there', async () => {
  expect((await open('shop-1.js', 'gzip, br;q=0')).headers['content-encoding']).toBe('gzip');
  expect((await open('alone-1.js', 'br')).body.toString()).toBe(SCRIPT);
  expect((await open('alone-1.js', 'br')).headers['content-encoding']).toBeUndefined();
  expect((await open('gone-1.js', 'br')).status).toBe(404);
});
