import { rules } from '@jiwu/contract/rules';

/** What a poster says: the promoter's own words, or else the beginning of the product's name. */
export function posterText(typed: string, title: string): string {
  return typed.trim() || [...title].slice(0, rules.effectOrder.posterTextMax).join('').trim();
}

/** What is copied: whoever reads it knows that the link earns before they press it. */
export function sharedText({ text, link }: { text: string; link: string }): string {
  return ['【广告】', text.trim(), text.trim() && ' ', link].join('');
}
