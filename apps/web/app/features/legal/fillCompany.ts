import { site } from '../../config/site.ts';
import type { LegalText } from './LegalDocument.tsx';

const facts: Readonly<Record<string, string>> = {
  companyName: site.companyName,
  companyAddress: site.companyAddress,
  supportEmail: site.supportEmail,
  privacyEmail: site.privacyEmail,
};

/** Puts the operator's own facts where a legal text names them as {{companyName}}. An unknown name is a mistake. */
export function fillCompany({ html, headings }: LegalText): LegalText {
  const filled = html.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`法律文本里有未知的占位：${name}`);
    return fact;
  });
  return { html: filled, headings };
}
