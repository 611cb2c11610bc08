import { HOUR_MS } from '@jiwu/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { ApiReader } from './createApiReader.ts';
import { siteOrigin } from './siteOrigin.ts';

const FILES_KEPT = 4;
const KEPT_FOR_AN_HOUR = 'public, max-age=3600';
/** Pages that are there without any product. */
const STILL_PATHS = [
  '/',
  '/resource',
  '/woot',
  '/groupPurchase',
  '/openBox',
  '/celebrity',
  '/active',
  '/homeArticles',
  '/guide',
  '/advertisement',
  '/more',
  '/serviceTerms',
  '/privacyPolicy',
];
const HIDDEN_PATHS = [
  '/api/',
  '/cart/',
  '/collection/',
  '/effectOrder/',
  '/forget',
  '/login',
  '/openBoxOrder/',
  '/order/',
  '/register',
  '/user/',
  '/wx/',
];

interface SitemapTexts {
  readonly articles: readonly (readonly [slug: string, updatedAt: string])[];
  readonly guide: readonly (readonly [slug: string, updatedAt: string])[];
}

interface SitemapPage {
  readonly items: readonly (readonly [id: string, updatedAt: string])[];
  readonly next: string | null;
}

/**
 * The files for search engines: robots.txt, the sitemap's index, one file of it for the still pages, categories
 * and texts (0.xml), and one for each 20,000 products.
 */
export function registerSitemap(server: FastifyInstance, read: ApiReader): void {
  const starts = hourly(() => listStarts(read));
  /**
   * Each file's products are read once an hour, whatever is added to its address. A crawler reads file after file: a few are
   * enough, and all of a large shop would be too much.
   */
  const pages = new LRUCache<string, () => Promise<SitemapPage>>({ max: FILES_KEPT });
  const pageFrom = async (start: string): Promise<SitemapPage> => {
    const known = pages.get(start) ?? hourly(() => readPage(read, start));
    pages.set(start, known);
    return await known();
  };

  server.get('/robots.txt', (request, reply) => {
    const lines = ['User-agent: *', ...HIDDEN_PATHS.map((path) => `Disallow: ${path}`)];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', KEPT_FOR_AN_HOUR)
      .send(`${lines.join('\n')}\n\nSitemap: ${siteOrigin(request)}/sitemap.xml\n`);
  });

  server.get('/sitemap.xml', async (request, reply) => {
    const origin = siteOrigin(request);
    const files = Array.from({ length: (await starts()).length + 1 }, (_, file) => `${origin}/sitemap/${file}.xml`);
    const items = files.map((file) => `<sitemap><loc>${file}</loc></sitemap>`);
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', KEPT_FOR_AN_HOUR)
      .send(xml('sitemapindex', items));
  });

  server.get<{ Params: { file: string } }>('/sitemap/:file', async (request, reply) => {
    const file = Number(/^(\d{1,5})\.xml$/.exec(request.params.file)?.[1] ?? -1);
    const items =
      file === 0 ? await stillItems(read, request) : await productItems(pageFrom, request, (await starts())[file - 1]);
    if (items === null) return await reply.status(404).send();
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', KEPT_FOR_AN_HOUR)
      .send(xml('urlset', items));
  });
}

async function stillItems(read: ApiReader, request: FastifyRequest): Promise<string[]> {
  const origin = siteOrigin(request);
  const [categories, texts] = await Promise.all([
    readData(read, '/api/resource/categories') as Promise<{ items: readonly { id: string }[] }>,
    readData(read, '/api/content/sitemap') as Promise<SitemapTexts>,
  ]);
  const still = [...STILL_PATHS, ...categories.items.map(({ id }) => `/resource?category=${id}`)];
  const dated = [
    ...texts.articles.map(([slug, at]) => [`/homeArticles?id=${slug}`, at]),
    ...texts.guide.map(([slug, at]) => [`/guide?topic=${slug}`, at]),
  ];
  return [
    ...still.map((path) => `<url><loc>${origin}${path}</loc></url>`),
    ...dated.map(([path, at]) => `<url><loc>${origin}${path}</loc><lastmod>${at}</lastmod></url>`),
  ];
}

async function productItems(
  pageFrom: (start: string) => Promise<SitemapPage>,
  request: FastifyRequest,
  start: string | undefined,
): Promise<string[] | null> {
  if (start === undefined) return null;
  const origin = siteOrigin(request);
  const { items } = await pageFrom(start);
  return items.map(([id, at]) => `<url><loc>${origin}/product?id=${id}</loc><lastmod>${at}</lastmod></url>`);
}

/** After which product each file begins; the first begins at the beginning. */
async function listStarts(read: ApiReader): Promise<string[]> {
  const starts: string[] = [];
  for (let start: string | null = ''; start !== null;) {
    const page: SitemapPage = await readPage(read, start);
    if (page.items.length > 0) starts.push(start);
    start = page.next;
  }
  return starts;
}

async function readPage(read: ApiReader, start: string): Promise<SitemapPage> {
  return (await readData(read, `/api/product/sitemap${start === '' ? '' : `?after=${start}`}`)) as SitemapPage;
}

export async function readData(read: ApiReader, path: string): Promise<unknown> {
  const { status, data } = await read(path, '127.0.0.1');
  if (status !== 200) throw new Error(`${path} answered ${status}`);
  return data;
}

function xml(root: string, items: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${items.join('\n')}\n</${root}>\n`;
}

/** Worked out once an hour, by the first who asks; a failure is not kept. */
function hourly<T>(work: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | null = null;
  let madeAtMs = 0;
  return async () => {
    if (kept && performance.now() - madeAtMs < HOUR_MS) return await kept;
    madeAtMs = performance.now();
    const made = work();
    kept = made;
    made.catch(() => {
      if (kept === made) kept = null;
    });
    return await made;
  };
}
