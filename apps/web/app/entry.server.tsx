import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { scriptMarkContext } from './api/scriptMark.ts';
import { ScriptMark } from './layouts/frame/ScriptMark.ts';

/** The built app has its own copies of modules: the server that runs it gets the shared ones through here. */
export { pageApiContext, PageApiError } from './api/pageApi.ts';
export { scriptMarkContext } from './api/scriptMark.ts';

const RENDER_TIMEOUT_MS = 5000;

/**
 * Pages are sent whole, not streamed: the server takes the hash of each inline script of ours for the security policy,
 * and nginx keeps whole pages for everyone anyway.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const mark = loadContext.get(scriptMarkContext);
  const marked = mark === undefined ? {} : { nonce: mark };
  return new Promise((resolve, reject) => {
    let answerStatus = status;
    const chunks: Buffer[] = [];
    const page = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        headers.set('content-type', 'text/html; charset=utf-8');
        resolve(new Response(Buffer.concat(chunks), { headers, status: answerStatus }));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(
      <ScriptMark value={mark}>
        <ServerRouter context={context} url={request.url} {...marked} />
      </ScriptMark>,
      {
        ...marked,
        // The page is sent whole, and so in its own order: a large part with a boundary would otherwise come last, and move into its place.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timer);
          pipe(page);
        },
        onShellError: reject,
        onError(error) {
          answerStatus = 500;
          // The one place where a failed render is heard of.
          // oxlint-disable-next-line eslint/no-console
          console.error(error);
        },
      },
    );
    const timer = setTimeout(() => abort(new Error('rendering took too long')), RENDER_TIMEOUT_MS);
  });
}
