/** What the page's HTML has asked for by itself, before the page's code was there. */
interface EarlyAnswer {
  readonly response: Promise<Response>;
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
  keep(url: string, init: RequestInit, response: Promise<Response>): void {
    window.earlyAnswers ??= new Map();
    window.earlyAnswers.set(keyOf(url, init), { response, askedAtMs: performance.now() });
  },

  /** Each answer once: whoever asks again wants to know what is true by then. */
  take(url: string, init: RequestInit): Promise<Response> | null {
    const key = keyOf(url, init);
    const answer = window.earlyAnswers?.get(key);
    window.earlyAnswers?.delete(key);
    return answer && performance.now() - answer.askedAtMs < FRESH_MS ? answer.response : null;
  },
};

/** The same question of the same user. */
function keyOf(url: string, { method, headers, body }: RequestInit): string {
  return JSON.stringify([method, url, new Headers(headers).get('token'), body ?? null]);
}
