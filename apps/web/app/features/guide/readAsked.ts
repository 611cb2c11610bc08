import { rules } from '@jiwu/contract/rules';
import type { Section } from './GuideData.ts';

/** What the address of the guide asks for. An entry counts before words, and words before a section. */
export type Asked =
  | { readonly kind: 'answer'; readonly topic: string }
  | { readonly kind: 'search'; readonly words: string; readonly section: Section | null }
  | { readonly kind: 'section'; readonly section: Section }
  | { readonly kind: 'home' };

/** As many as the search takes. */
const LONGEST = 60;
const unprintable = new RegExp(rules.unprintable, 'gu');

export function readAsked(query: URLSearchParams): Asked {
  const topic = query.get('topic');
  if (topic) return { kind: 'answer', topic };
  const words = (query.get('keyword') ?? '').replaceAll(unprintable, ' ').trim().slice(0, LONGEST).trim();
  const section = rules.content.sections.find((one) => one === query.get('section')) ?? null;
  if (words !== '') return { kind: 'search', words, section };
  return section === null ? { kind: 'home' } : { kind: 'section', section };
}
