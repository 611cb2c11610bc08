import { rules } from '@jiwu/contract/rules';
import type { MetaDescriptor } from 'react-router';
import { sharingMeta } from '../../config/sharingMeta.ts';
import { structuredBreadcrumbs, structuredQuestions } from '../../config/structured.ts';
import { guidePages } from './guidePages.ts';
import type { AnswerData, GuideData } from './GuideData.ts';

const guide = {
  title: '购物指南',
  description: '下单、支付、配送、退款、拼团、开箱、积分与推广怎么回事，一搜就有答案；没有的，直接问客服。',
};

/** Entries and sections are pages for search engines; what somebody searched for is not. */
export function guideMeta(page: GuideData): MetaDescriptor[] {
  const { origin } = page;
  switch (page.kind) {
    case 'home':
      return sharingMeta({ ...guide, origin, canonicalPath: guidePages.home });
    case 'section': {
      const name = rules.content.sectionNames[page.section];
      return sharingMeta({
        title: `${name} · ${guide.title}`,
        description: `关于${name}的全部问题与回答。`,
        origin,
        canonicalPath: guidePages.section(page.section),
      });
    }
    case 'search':
      return sharingMeta({
        title: `搜索“${page.words}” · ${guide.title}`,
        description: guide.description,
        origin,
        canonicalPath: guidePages.home,
        isPrivate: true,
      });
    case 'answer':
      return answerMeta(page);
  }
}

function answerMeta({ answer, origin }: AnswerData): MetaDescriptor[] {
  const { slug, title, summary, section } = answer;
  const to = guidePages.answer(slug);
  const steps = [
    { label: guide.title, to: guidePages.home },
    { label: rules.content.sectionNames[section], to: guidePages.section(section) },
    { label: title, to },
  ];
  return sharingMeta({
    title: `${title} · ${guide.title}`,
    description: summary,
    origin,
    canonicalPath: to,
    picturePath: `/file/share?kind=guide&slug=${slug}`,
    structured: [
      structuredQuestions([{ question: title, answer: wholeAnswer(answer) }]),
      structuredBreadcrumbs(steps, origin),
    ],
  });
}

/** The answer as a reader has it: the sentence above, then the text, without its tags. */
function wholeAnswer({ summary, parts }: AnswerData['answer']): string {
  const text = parts.map((part) => (part.kind === 'html' ? part.html.replaceAll(/<[^>]*>/g, ' ') : '')).join(' ');
  return `${summary} ${text}`.replaceAll(/\s+/g, ' ').trim();
}
