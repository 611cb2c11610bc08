import type { Answer, Contract } from '@jiwu/contract';
import { escapeXml } from '@jiwu/kernel';
import type { FastifyInstance } from 'fastify';
import type { ApiReader } from './createApiReader.ts';
import { readData } from './registerSitemap.ts';
import { siteOrigin } from './siteOrigin.ts';

type ArticleList = Answer<Contract['articleList']>;
type Article = ArticleList['items'][number];

/** As many as a reader asks for in a week or two. */
const MOST = 30;
const KEPT_FIVE_MINUTES = 'public, max-age=300';

/** /rss.xml: the newest articles for feed readers. */
export function registerFeed(server: FastifyInstance, read: ApiReader): void {
  server.get('/rss.xml', async (request, reply) => {
    const articles = await newest(read);
    return reply
      .type('application/rss+xml; charset=utf-8')
      .header('cache-control', KEPT_FIVE_MINUTES)
      .send(feedOf(articles, siteOrigin(request)));
  });
}

async function newest(read: ApiReader): Promise<Article[]> {
  const articles: Article[] = [];
  for (let cursor: string | null = ''; cursor !== null && articles.length < MOST;) {
    const query: string = cursor === '' ? '' : `?cursor=${cursor}`;
    const page = (await readData(read, `/api/homeArticles/list${query}`)) as ArticleList;
    articles.push(...page.items);
    cursor = page.nextCursor;
  }
  return articles.slice(0, MOST);
}

/** RSS 2.0. What earns somebody commission says 广告 here, too. */
export function feedOf(articles: readonly Article[], origin: string): string {
  const newestAt = articles[0]?.publishedAt;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>集物 · 好物志</title>
<link>${origin}/homeArticles</link>
<description>写给认真过日子的人。收佣金的文章都标“广告”。</description>
<language>zh-cn</language>
<atom:link href="${origin}/rss.xml" rel="self" type="application/rss+xml"/>
${newestAt === undefined ? '' : `<lastBuildDate>${stamp(newestAt)}</lastBuildDate>\n`}${articles.map((article) => item(article, origin)).join('\n')}
</channel>
</rss>
`;
}

function item({ slug, title, summary, publishedAt, author, isAd }: Article, origin: string): string {
  const link = `${origin}/homeArticles?id=${slug}`;
  return [
    '<item>',
    `<title>${escapeXml(isAd ? `【广告】${title}` : title)}</title>`,
    `<link>${link}</link>`,
    `<guid isPermaLink="true">${link}</guid>`,
    `<pubDate>${stamp(publishedAt)}</pubDate>`,
    `<dc:creator>${escapeXml(author.name)}</dc:creator>`,
    `<description>${escapeXml(summary)}</description>`,
    '</item>',
  ].join('\n');
}

/** As RFC 822 writes a time: Sun, 15 Nov 2026 00:00:00 GMT. */
function stamp(instant: string): string {
  return new Date(instant).toUTCString();
}
