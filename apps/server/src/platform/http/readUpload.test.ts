import { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import multipart from '@fastify/multipart';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { answerError } from './answerError.ts';
import { readUpload } from './readUpload.ts';

const LIMIT = 1000;

/** Sends a file in pieces, each one read by the server before the next comes, and answers its status. */
async function upload(...pieces: readonly number[]): Promise<number> {
  const app = Fastify();
  await app.register(multipart, { limits: { fileSize: LIMIT } });
  app.setErrorHandler(answerError);
  app.route({
    method: 'POST',
    url: '/',
    handler: async (request) => ({ bytes: (await readUpload(request)).length }),
  });
  async function* body() {
    yield '--edge\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n';
    for (const size of pieces) {
      for (let turns = 0; turns < 20; turns += 1) await turn();
      yield 'x'.repeat(size);
    }
    for (let turns = 0; turns < 20; turns += 1) await turn();
    yield '\r\n--edge--\r\n';
  }
  const headers = { 'content-type': 'multipart/form-data; boundary=edge' };
  const reply = await app.inject({ method: 'POST', url: '/', headers, payload: Readable.from(body()) });
  await app.close();
  return reply.statusCode;
}

it('takes a file up to its limit, however it is cut into pieces', async () => {
  expect(await upload(LIMIT)).toBe(200);
  expect(await upload(LIMIT - 1, 1)).toBe(200);
});

it('refuses a larger one, also when a piece ends exactly at the limit', async () => {
  expect(await upload(LIMIT + 1)).toBe(413);
  expect(await upload(LIMIT - 1, 2)).toBe(413);
  expect(await upload(LIMIT, 1)).toBe(413);
});
