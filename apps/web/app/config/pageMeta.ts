import type { MetaDescriptor } from 'react-router';
import { site } from './site.ts';

interface Page {
  title: string;
  description: string;
}

/** The title and description that every page has. */
export function pageMeta({ title, description }: Page): MetaDescriptor[] {
  return [{ title: `${title} · ${site.name}` }, { name: 'description', content: description }];
}
