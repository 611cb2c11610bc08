import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { createStorage } from './createStorage.ts';
import type { Storage } from './Storage.ts';

/** A small S3, with the parts that are used: objects by path, signed requests, XML for a missing object. */
const objects = new Map<string, Buffer>();
const s3 = createServer((request, response) => {
  const key = new URL(request.url ?? '', 'http://s3').pathname;
  if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256')) {
    response.writeHead(403).end();
    return;
  }
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    if (request.method === 'PUT') objects.set(key, Buffer.concat(chunks));
    if (request.method === 'DELETE') objects.delete(key);
    const found = objects.get(key);
    if (request.method !== 'GET') response.writeHead(request.method === 'DELETE' ? 204 : 200).end();
    else if (found) response.writeHead(200, { 'content-length': found.length }).end(found);
    else response.writeHead(404, { 'content-type': 'application/xml' }).end('<Error><Code>NoSuchKey</Code></Error>');
  });
});

let dir: string;
let storages: Record<string, Storage>;
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'jiwu-storage-'));
  await new Promise<void>((resolve) => s3.listen(0, '127.0.0.1', resolve));
  process.env['AWS_ACCESS_KEY_ID'] = 'test';
  process.env['AWS_SECRET_ACCESS_KEY'] = 'test';
  const base = { NODE_ENV: 'test', DATABASE_URL: 'postgres://x', REDIS_URL: 'redis://x', STORAGE_DIR: dir };
  const endpoint = `http://127.0.0.1:${(s3.address() as AddressInfo).port}`;
  storages = {
    disk: createStorage(readConfig(base)),
    s3: createStorage(readConfig({ ...base, STORAGE_KIND: 's3', S3_ENDPOINT: endpoint, S3_BUCKET: 'files' })),
  };
});
afterAll(async () => {
  s3.close();
  await rm(dir, { recursive: true });
});

describe.each(['disk', 's3'])('%s', (kind) => {
  it('keeps bytes exactly, finds nothing where nothing is, and removes', async () => {
    const storage = storages[kind] as Storage;
    const bytes = Uint8Array.from({ length: 1000 }, (_, index) => index % 256);
    expect(await storage.find('ab/one')).toBeNull();
    await storage.put('ab/one', bytes, 'image/webp');
    expect(Buffer.from((await storage.find('ab/one')) ?? [])).toEqual(Buffer.from(bytes));
    await storage.remove('ab/one');
    await storage.remove('ab/one');
    expect(await storage.find('ab/one')).toBeNull();
  });
});

describe('disk', () => {
  it('never leaves its directory, and no half file behind', async () => {
    const storage = storages['disk'] as Storage;
    await expect(storage.put('../escape', new Uint8Array(1), 'x')).rejects.toThrow('leaves its directory');
    await storage.put('cd/two', new Uint8Array(10), 'x');
    expect(await readdir(path.join(dir, 'cd'))).toEqual(['two']);
  });
});
