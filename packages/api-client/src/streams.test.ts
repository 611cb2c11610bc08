import { errorCodes } from '@jiwu/contract';
import { describe, expect, it, vi } from 'vitest';
import { scriptShop } from './testing/scriptShop.ts';

const { shop, client } = scriptShop();

describe('a file', () => {
  it('comes as bytes, asked for with the token; a refusal is told', async () => {
    shop.script = () => ({ headers: { 'content-type': 'text/csv' }, body: '时间,金额' });
    const file = await client().fetchFile('walletExport', { query: { month: '2026-11' } });
    expect(await file.text()).toBe('时间,金额');
    expect(shop.seen[0]?.headers['token']).toBe('access-1');
    shop.script = () => ({
      status: 429,
      body: { flag: false, code: errorCodes.TOO_MANY_REQUESTS.code, msg: '稍后再试', data: null },
    });
    await expect(client().fetchFile('walletExport', { query: { month: '2026-11' } })).rejects.toThrow('稍后再试');
    expect(shop.told).toEqual(['稍后再试']);
  });
});

describe('a stream of events', () => {
  const follow = async (signal = new AbortController().signal) => {
    const events: unknown[] = [];
    const ended = client().stream('paymentEvents', { params: { id: 'p1' } }, (event) => events.push(event), signal);
    return {
      events,
      ended: await ended.then(
        () => 'ended',
        (error: Error) => error.message,
      ),
    };
  };

  it('hands on each event, past comments and odd chunks, until the server ends it', async () => {
    const body = ': hello\n\ndata: {"state":"awaiting"}\n\n: 20 s\n\ndata: {"state":\ndata: "paid"}\n\n';
    shop.script = () => ({ headers: { 'content-type': 'text/event-stream' }, body });
    expect(await follow()).toEqual({ events: [{ state: 'awaiting' }, { state: 'paid' }], ended: 'ended' });
    expect(shop.seen[0]).toMatchObject({
      method: 'GET',
      url: '/api/payment/p1/events',
      headers: { token: 'access-1' },
    });
  });

  it('rejects in silence when it is refused, breaks off or is left', async () => {
    shop.script = () => ({
      status: 404,
      body: { flag: false, code: errorCodes.NOT_FOUND.code, msg: '不存在', data: null },
    });
    expect(await follow()).toEqual({ events: [], ended: '不存在' });
    shop.script = () => ({ headers: { 'content-length': '900' }, body: 'data: 1\n\n' });
    const broken = follow();
    await vi.waitFor(() => expect(shop.seen).toHaveLength(2));
    shop.server.closeAllConnections();
    expect((await broken).ended).not.toBe('ended');
    const left = AbortSignal.abort(new Error('left'));
    expect(await follow(left)).toEqual({ events: [], ended: 'left' });
    expect(shop.told).toEqual([]);
  });
});
