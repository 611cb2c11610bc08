import type { MetaDescriptor } from 'react-router';
import { pageMeta } from './pageMeta.ts';
import { site } from './site.ts';

interface SharedPage {
  title: string;
  description: string;
  origin: string;
  /** The page's one address, without query parts that do not make another page. */
  canonicalPath: string;
  /** The path of a picture of it. */
  picturePath?: string | undefined;
  type?: 'website' | 'product' | 'article';
  /** Search engines have no use for it. */
  isPrivate?: boolean;
  /** The page's content in the vocabulary of schema.org. */
  structured?: readonly Record<string, unknown>[];
}

/** Meta tags of a public page for search engines and messengers. */
export function sharingMeta(page: SharedPage): MetaDescriptor[] {
  const { origin, canonicalPath, picturePath, type = 'website', isPrivate = false, structured = [] } = page;
  return [
    ...pageMeta(page),
    { tagName: 'link', rel: 'canonical', href: origin + canonicalPath },
    ...(isPrivate ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: site.name },
    { property: 'og:locale', content: 'zh_CN' },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: origin + canonicalPath },
    ...(picturePath ? [{ property: 'og:image', content: origin + picturePath }] : []),
    // React Router escapes text that would end the script.
    ...structured.map((entry) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...entry } })),
  ];
}
