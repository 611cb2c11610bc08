/** Where the bytes of files are. A key is written once and never changed. */
export interface Storage {
  readonly put: (key: string, bytes: Uint8Array, mediaType: string) => Promise<void>;
  readonly find: (key: string) => Promise<Uint8Array | null>;
  readonly remove: (key: string) => Promise<void>;
}
