import { expect, it } from 'vitest';
import { feedOf } from './registerFeed.ts';

type Articles = Parameters<typeof feedOf>[0];
const article = (more: object) =>
  ({
    slug: 'weekendBreakfast',
    title: '吐司 & <蜂蜜>',
    summary: '“都在”二十分钟以内',
    publishedAt: '2026-11-15T00:00:00.000Z',
    author: { name: '苏禾' },
    isAd: false,
    ...more,
  }) as Articles[number];

it('writes what was typed as text, names every address whole, and says 广告', () => {
  const feed = feedOf([article({}), article({ slug: 'honey', isAd: true })], 'https://shop.example');
  expect(feed).toContain('<title>吐司 &amp; &lt;蜂蜜&gt;</title>');
  expect(feed).toContain('<guid isPermaLink="true">https://shop.example/homeArticles?id=weekendBreakfast</guid>');
  expect(feed).toContain('<title>【广告】吐司');
  expect(feed).toContain('<pubDate>Sun, 15 Nov 2026 00:00:00 GMT</pubDate>');
});

it('is a feed without any article, too', () => {
  expect(feedOf([], 'https://shop.example')).not.toContain('lastBuildDate');
});
