import { once } from 'node:events';
import http from 'node:http';
import type { ShopClient } from './createShopClient.ts';

export interface Watch<T> {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  /** The next event; undefined once the stream has ended. */
  readonly next: () => Promise<T | undefined>;
  /** The page is closed. */
  readonly leave: () => void;
}

/**
 * Follows a stream of server-sent events as a page does, with the token in a header. Each over a connection of its own: fetch
 * would open new ones in place of cut ones, and a stopping server waits for those.
 */
export async function watchEvents<T>(
  url: string,
  client: ShopClient,
  more: Readonly<Record<string, string>> = {},
): Promise<Watch<T>> {
  const request = http.get(url, {
    agent: false,
    headers: { token: client.session?.token ?? '', anonymous: client.browserId, ...more },
  });
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  const chunks = response.setEncoding('utf8')[Symbol.asyncIterator]() as AsyncIterator<string>;
  let text = '';
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    async next() {
      for (;;) {
        const end = text.indexOf('\n\n');
        if (end === -1) {
          const { done, value } = await chunks.next();
          if (done) return undefined;
          text += value;
          continue;
        }
        const event = text.slice(0, end);
        text = text.slice(end + 2);
        if (event.startsWith('data: ')) return JSON.parse(event.slice('data: '.length)) as T;
      }
    },
    leave: () => request.destroy(),
  };
}
