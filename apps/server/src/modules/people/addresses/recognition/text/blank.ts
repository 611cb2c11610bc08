import type { Span } from './Span.ts';

/** The text with gaps in place of the spans, as long as before. */
export function blank(text: string, spans: readonly Span[]): string {
  let blanked = text;
  for (const { start, end } of spans) blanked = blanked.slice(0, start) + ' '.repeat(end - start) + blanked.slice(end);
  return blanked;
}
