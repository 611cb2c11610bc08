import { expect, it } from 'vitest';
import { calmTransitions, forgive } from './calmTransitions.ts';

/** A browser whose page is hidden. Vitest fails for a rejection that nobody handles. */
function hiddenDocument() {
  const started: unknown[] = [];
  const document = {
    startViewTransition(update: unknown) {
      started.push(update);
      const ready = Promise.reject(
        new DOMException('Transition was aborted because of invalid state', 'InvalidStateError'),
      );
      return { ready } as unknown as ViewTransition;
    },
  };
  return { document, started };
}

it('keeps to itself that a hidden page shows no transition', async () => {
  const { document, started } = hiddenDocument();
  calmTransitions(document);
  const update = () => undefined;
  const transition = document.startViewTransition(update);
  await expect(transition.ready).rejects.toThrow('invalid state');
  expect(started).toEqual([update]);
});

it('forgives nothing else, and does without a browser that knows no transitions', () => {
  expect(() => forgive(new DOMException('late', 'TimeoutError'))).toThrow('late');
  expect(() => forgive(new TypeError('ours'))).toThrow('ours');
  expect(() => calmTransitions({} as Document)).not.toThrow();
});
