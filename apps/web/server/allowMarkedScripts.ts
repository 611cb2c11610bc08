import { hash } from 'node:crypto';

/** WeChat's own page with the QR code stands in a frame on /login/originalWechat. */
const wechatOrigin = new URL(process.env['WECHAT_OPEN_BASE_URL'] ?? 'https://open.weixin.qq.com').origin;

/**
 * The page without the marks of its render, and the policy that goes with it. It names the hash of each inline script that bore the mark:
 * those that React and React Router have made. A script that came in by a text cannot know the mark, and is not allowed. A nonce in the
 * policy would have to differ in each answer, which a cache that hands one page to everyone cannot do; hashes belong to the page and stay
 * true while it is kept. Styles may be inline, because antd's popups insert style elements of their own while they are open.
 */
export function allowMarkedScripts(html: string, mark: string): { readonly html: string; readonly policy: string } {
  const nonce = ` nonce="${mark}"`;
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${markedHashes(html, nonce).join(' ')}`.trimEnd(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "font-src 'self' data:",
    `frame-src ${wechatOrigin}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
  return { html: html.replaceAll(nonce, ''), policy };
}

function markedHashes(html: string, nonce: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g);
  const hashes = [...scripts]
    .filter(([, attributes = '']) => attributes.includes(nonce))
    .map(([, , script = '']) => hash('sha256', script, 'base64'));
  return [...new Set(hashes)].map((digest) => `'sha256-${digest}'`);
}
