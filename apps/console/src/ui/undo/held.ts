import { create } from 'zustand';

const HELD_MS = 10_000;

interface Held {
  readonly id: string;
  readonly text: string;
  readonly sendAt: number;
  readonly send: () => void;
}

/** Acts that are sent ten seconds after they were asked for: until then nothing has happened, so taking one back is safe. */
export const useHeld = create<{ readonly held: readonly Held[] }>(() => ({ held: [] }));

export function hold(text: string, send: () => void): void {
  const id = crypto.randomUUID();
  useHeld.setState(({ held }) => ({ held: [...held, { id, text, send, sendAt: Date.now() + HELD_MS }] }));
  setTimeout(() => sendNow(id), HELD_MS);
}

export function takeBack(id: string): void {
  useHeld.setState(({ held }) => ({ held: held.filter((one) => one.id !== id) }));
}

/** Takes back the last one. */
export function takeBackLast(): void {
  const last = useHeld.getState().held.at(-1);
  if (last) takeBack(last.id);
}

function sendNow(id: string): void {
  const one = useHeld.getState().held.find((each) => each.id === id);
  if (!one) return;
  takeBack(id);
  one.send();
}

/** Nothing is sent from a page that is going away, where an answer would be lost: the browser asks before it is left. */
addEventListener('beforeunload', (event) => {
  if (useHeld.getState().held.length > 0) event.preventDefault();
});
