/** What the page's HTML has asked for by itself, before the page's code was there. */
interface EarlyAnswer {
  readonly response: Promise<Response>;
  /** What is in it, once it is here and nothing is wrong with it. */
  data: unknown;
  /** By performance.now(). */
  readonly askedAtMs: number;
}

declare global {
  interface Window {
    /** The script in the HTML and the page's code are built apart: this is where they meet. */
    earlyAnswers?: Map<string, EarlyAnswer>;
  }
}

/** As long as the answer to any question of a page passes for fresh. */
const FRESH_MS = 30_000;

export const earlyAnswers = {
  keep(url: string, init: RequestInit, response: Promise<Response>): EarlyAnswer {
    const answer = { response, data: undefined, askedAtMs: performance.now() };
    window.earlyAnswers ??= new Map();
    window.earlyAnswers.set(keyOf(url, init), answer);
    return answer;
  },

  find(url: string, init: RequestInit): EarlyAnswer | undefined {
    const answer = window.earlyAnswers?.get(keyOf(url, init));
    return answer && performance.now() - answer.askedAtMs < FRESH_MS ? answer : undefined;
  },

  /** Each answer serves once: whoever asks again wants to know what is true by then. */
  drop(url: string, init: RequestInit): void {
    window.earlyAnswers?.delete(keyOf(url, init));
  },
};

/** The same question of the same user. */
function keyOf(url: string, { method, headers, body }: RequestInit): string {
  return JSON.stringify([method, url, new Headers(headers).get('token'), body ?? null]);
}
