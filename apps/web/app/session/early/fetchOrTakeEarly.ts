import { earlyAnswers } from './earlyAnswers.ts';

/** Takes the answer that the page's HTML has asked for already, if it has. One that did not come is asked for again. */
export async function fetchOrTakeEarly(url: string, init: RequestInit): Promise<Response> {
  const early = earlyAnswers.find(url, init);
  earlyAnswers.drop(url, init);
  return early ? await early.response.catch(() => fetch(url, init)) : await fetch(url, init);
}
