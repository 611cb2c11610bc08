import type { Message, SupportPage } from '../supportQueries.ts';

/** The messages that are shown, without a gap, the oldest first. */
export interface Shown {
  readonly messages: readonly Message[];
  /** The number before which there are earlier ones; null: these are all. */
  readonly earlier: number | null;
}

type Page = Pick<SupportPage, 'messages' | 'earlier'>;

/** Puts a page that was read anew to what was read before. Where so much is new that a gap would stay between, it begins again. */
export function mergeMessages(former: Shown | null, page: Page): Shown {
  const first = page.messages[0];
  const [oldest, newest] = [former?.messages[0], former?.messages.at(-1)];
  if (!former || !first || !oldest || !newest) return page;
  if (first.no > newest.no + 1) return page;
  const read = new Set(page.messages.map(({ no }) => no));
  const messages = [...former.messages.filter(({ no }) => !read.has(no)), ...page.messages];
  return {
    messages: messages.toSorted((one, other) => one.no - other.no),
    earlier: oldest.no < first.no ? former.earlier : page.earlier,
  };
}

/** One that was just sent. */
export function addMessage(former: Shown, message: Message): Shown {
  const newest = former.messages.at(-1);
  // What came in between is read with the next page.
  if (newest && message.no !== newest.no + 1) return former;
  return { ...former, messages: [...former.messages, message] };
}
