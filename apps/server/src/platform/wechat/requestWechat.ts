import { OutsideServiceError } from '../outside/OutsideServiceError.ts';

export interface WechatReply {
  readonly contentType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const TIMEOUT_MS = 5_000;

/** One call, body included, within the timeout. The address holds secrets, so no error of fetch gets out. */
export async function requestWechat(url: URL, jsonBody?: object): Promise<WechatReply> {
  const body = jsonBody && {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(jsonBody),
  };
  try {
    const reply = await fetch(url, { ...body, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    const bytes = new Uint8Array(await reply.arrayBuffer());
    // WeChat sends its errors with status 200; any other status comes from a proxy in between.
    if (!reply.ok) throw new OutsideServiceError('wechat', 'badReply', `http ${reply.status}`);
    return { contentType: reply.headers.get('content-type') ?? '', bytes };
  } catch (error) {
    if (error instanceof OutsideServiceError) throw error;
    const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
    throw new OutsideServiceError('wechat', timedOut ? 'timeout' : 'unreachable');
  }
}
