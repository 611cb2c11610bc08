import { policies } from '@jiwu/contract/policies';
import { fillCompany } from '../features/legal/fillCompany.ts';
import { LegalDocument } from '../features/legal/LegalDocument.tsx';
import { pageMeta } from '../config/pageMeta.ts';
import text from '../content/privacyPolicy.md';
import type { Route } from './+types/privacyPolicy.ts';

/** The text stays on the server; a browser gets it as HTML and never as script. */
export function loader() {
  return fillCompany(text);
}

export const handle = { title: policies.privacyPolicy.title };

export const meta = () =>
  pageMeta({
    title: policies.privacyPolicy.title,
    description: '集物收集哪些信息、为什么收集、保存多久、与谁共享，以及您怎样查看、更正、导出和删除。',
  });

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  return <LegalDocument name="privacyPolicy" {...loaderData} />;
}
