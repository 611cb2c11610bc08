import { rules } from '@jiwu/contract/rules';
import type { MetaDescriptor } from 'react-router';
import { sharingMeta } from '../../config/sharingMeta.ts';
import { site } from '../../config/site.ts';
import { structuredBreadcrumbs } from '../../config/structured.ts';
import { articleAddress, articlesAddress } from '../../shared/content/articleAddress.ts';
import { pictureAddress } from '../../shared/files/picture/Picture.tsx';
import type { Article, ArticleData, ListData } from './ArticleData.ts';
import { articleSteps } from './articleSteps.ts';

/** RSS stands beside the pages, for readers that look for it. */
const feed = { tagName: 'link', rel: 'alternate', type: 'application/rss+xml', title: '好物志', href: '/rss.xml' };

/** A topic and a column are pages of their own for search engines, and so is an article. */
export function articleMeta(page: ArticleData): MetaDescriptor[] {
  return [...(page.kind === 'list' ? listMeta(page) : pageMeta(page.article, page.origin)), feed];
}

function listMeta({ topic, column, list, origin }: ListData): MetaDescriptor[] {
  const name = topic ? rules.content.topicNames[topic] : column;
  const cover = list?.items[0]?.cover?.fileId;
  const titles = list?.items.slice(0, 3).map(({ title }) => title) ?? [];
  return sharingMeta({
    title: name ? `${name} · 好物志` : '好物志',
    description: `写给认真过日子的人的文章，提到的商品可以直接买，收佣金的都标广告。${titles.length > 0 ? `最近：${titles.join('；')}。` : ''}`,
    origin,
    canonicalPath: articlesAddress(topic ? { topic } : column ? { column } : {}),
    picturePath: cover && pictureAddress(cover, '1080'),
    structured: [
      {
        '@type': 'ItemList',
        itemListElement: (list?.items ?? []).map((article, order) => ({
          '@type': 'ListItem',
          position: order + 1,
          url: origin + articleAddress(article),
        })),
      },
    ],
  });
}

function pageMeta(article: Article, origin: string): MetaDescriptor[] {
  const { slug, title, summary } = article;
  return sharingMeta({
    title,
    description: summary,
    origin,
    canonicalPath: articleAddress(article),
    picturePath: `/file/share?kind=article&slug=${slug}`,
    type: 'article',
    structured: [structuredArticle(article, origin), structuredBreadcrumbs(articleSteps(article), origin)],
  });
}

/** An article in the words of schema.org. */
function structuredArticle(article: Article, origin: string): Record<string, unknown> {
  const { title, summary, cover, publishedAt, updatedAt, author, topic, slug } = article;
  const { celebrity } = author;
  return {
    '@type': 'Article',
    headline: title,
    description: summary,
    image: [
      ...(cover ? [origin + pictureAddress(cover.fileId, '1080')] : []),
      `${origin}/file/share?kind=article&slug=${slug}`,
    ],
    datePublished: publishedAt,
    dateModified: updatedAt,
    articleSection: rules.content.topicNames[topic],
    inLanguage: 'zh-CN',
    author: {
      '@type': 'Person',
      name: author.name,
      ...(celebrity && { url: `${origin}/celebrity?id=${celebrity.id}` }),
    },
    publisher: { '@type': 'Organization', name: site.name, url: origin },
    mainEntityOfPage: origin + articleAddress(article),
  };
}
