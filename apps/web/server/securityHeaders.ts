import { hash } from 'node:crypto';

/** Sent with every answer, page or file. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
};

/** WeChat's own page with the QR code stands in a frame on /login/originalWechat. */
const wechatOrigin = new URL(process.env['WECHAT_OPEN_BASE_URL'] ?? 'https://open.weixin.qq.com').origin;

/**
 * The policy names the hash of each inline script of this very page. A nonce would have to differ in each answer,
 * which a cache that hands one page to everyone cannot do; hashes belong to the page and stay true while it is kept.
 * Styles may be inline, because antd's popups insert style elements of their own while they are open.
 */
export function contentSecurityPolicy(html: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${inlineScriptHashes(html).join(' ')}`.trimEnd(),
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
}

function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  const hashes = [...scripts].map(([, script = '']) => hash('sha256', script, 'base64'));
  return [...new Set(hashes)].map((digest) => `'sha256-${digest}'`);
}
