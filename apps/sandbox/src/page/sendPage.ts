import type { FastifyReply } from 'fastify';
import { html, type SafeHtml, trusted } from './html.ts';
import { styles } from './styles.ts';

export interface Page {
  readonly title: string;
  readonly body: SafeHtml;
  readonly script?: string;
  /** The page that WeChat shows inside the shop's own frame carries no links of ours. */
  readonly bare?: boolean;
}

export function sendPage(reply: FastifyReply, page: Page, status = 200): FastifyReply {
  return reply
    .code(status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(renderPage(page));
}

function renderPage(page: Page): string {
  return html`<!doctype html>
    <html lang="zh-CN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <link rel="icon" href="data:," />
        <title>${page.title}</title>
        <style>
          ${trusted(styles)}
        </style>
      </head>
      <body>
        ${page.bare === true ? '' : html`<nav class="top" aria-label="沙箱"><a href="/">沙箱</a><a href="/sms">短信</a><a href="/phone">手机</a><a href="/pay/faults">支付</a><a href="/logistics">物流</a></nav>`}
        <main>${page.body}</main>
        ${
          page.script === undefined
            ? ''
            : html`<script>
                ${trusted(page.script)};
              </script>`
        }
      </body>
    </html>`.text;
}
