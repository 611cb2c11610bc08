import { policies } from '@jiwu/contract/policies';
import { fillCompany } from '../features/legal/fillCompany.ts';
import { LegalDocument } from '../features/legal/LegalDocument.tsx';
import { pageMeta } from '../config/pageMeta.ts';
import text from '../content/serviceTerms.md';
import type { Route } from './+types/serviceTerms.ts';

/** The text stays on the server; a browser gets it as HTML and never as script. */
export function loader() {
  return fillCompany(text);
}

export const handle = { title: policies.serviceTerms.title };

export const meta = () =>
  pageMeta({
    title: policies.serviceTerms.title,
    description: '使用集物购物、拼团、开箱、推广与代发时，您与我们各自的权利和责任。',
  });

export default function ServiceTerms({ loaderData }: Route.ComponentProps) {
  return <LegalDocument name="serviceTerms" {...loaderData} />;
}
