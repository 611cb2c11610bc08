/** One sentence, row or bullet of the specification and how it stands. */
export type Sentence = {
  readonly section: string;
  readonly text: string;
} & (
  | { /** Titles of the tests that fail when it does not hold. */ readonly tests: readonly string[] }
  | {
      /** The issue that will fulfil it, or the reason why it does not show yet. */ readonly open: string;
      /** Tests that fail until then, where there are some already. */ readonly tests?: readonly string[];
    }
  | { /** Why no test can see it. */ readonly notObservable: string }
);
