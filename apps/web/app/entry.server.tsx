import { PassThrough, type Readable } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

const RENDER_TIMEOUT_MS = 5000;

/**
 * Pages are sent whole, not streamed: the server takes the hash of each inline script for the security policy,
 * and nginx keeps whole pages for everyone anyway.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let answerStatus = status;
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      onAllReady() {
        clearTimeout(timer);
        headers.set('content-type', 'text/html; charset=utf-8');
        const body: Readable = pipe(new PassThrough());
        resolve(new Response(createReadableStreamFromReadable(body), { headers, status: answerStatus }));
      },
      onShellError: reject,
      onError(error) {
        answerStatus = 500;
        // The one place where a failed render is heard of.
        // oxlint-disable-next-line eslint/no-console
        console.error(error);
      },
    });
    const timer = setTimeout(() => abort(new Error('rendering took too long')), RENDER_TIMEOUT_MS);
  });
}
