/** The parts of the browser's EventSource that live pages use. */
export interface LiveSource {
  readonly readyState: number;
  readonly addEventListener: (type: string, listener: (event: MessageEvent<string>) => void) => void;
  readonly close: () => void;
}
