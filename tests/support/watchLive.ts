import { once } from 'node:events';
import http from 'node:http';
import https from 'node:https';
import { text } from 'node:stream/consumers';

/** One event of a stream, or the comment in its place. */
export interface LiveEvent {
  readonly event: string;
  readonly id: string | undefined;
  readonly data: unknown;
  readonly retryMs: number | undefined;
  readonly isComment: boolean;
}

export interface LiveWatch {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  /** The refusal's body. */
  readonly body: () => Promise<string>;
  /** The next event that is no sign of life; undefined once the stream has ended or was cut off. */
  readonly next: () => Promise<LiveEvent | undefined>;
  readonly leave: () => void;
}

/** Follows a live page as a guest's browser does: no token, and the id of the last event if it has been here before. */
export async function watchLive(url: string, headers: Readonly<Record<string, string>> = {}): Promise<LiveWatch> {
  // The nginx of tests has a certificate of its own making.
  const request = url.startsWith('https:')
    ? https.get(url, { agent: false, headers, rejectUnauthorized: false })
    : http.get(url, { agent: false, headers });
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  request.on('error', () => {}); // a connection that is cut off ends the stream below
  const status = response.statusCode ?? 0;
  const chunks =
    status === 200 ? (response.setEncoding('utf8')[Symbol.asyncIterator]() as AsyncIterator<string>) : null;
  let waiting = '';
  return {
    status,
    headers: response.headers,
    body: () => text(response),
    async next() {
      for (;;) {
        const end = waiting.indexOf('\n\n');
        if (end === -1) {
          const read = await chunks?.next().catch(() => undefined);
          if (!read || read.done) return undefined;
          waiting += read.value;
          continue;
        }
        const event = readEvent(waiting.slice(0, end));
        waiting = waiting.slice(end + 2);
        if (event.event !== 'beat') return event;
      }
    },
    leave: () => request.destroy(),
  };
}

function readEvent(lines: string): LiveEvent {
  const fields = new Map(
    lines.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const data = fields.get('data');
  return {
    event: fields.get('event') ?? 'message',
    id: fields.get('id'),
    data: data ? JSON.parse(data) : undefined,
    retryMs: fields.has('retry') ? Number(fields.get('retry')) : undefined,
    isComment: fields.has(''),
  };
}
