export interface Tokens {
  readonly token: string;
  readonly refreshToken: string;
}

/** What the client needs from the page around it. */
export interface ClientOptions {
  /** Origin of the API; empty for the page's own. */
  readonly origin: string;
  readonly readTokens: () => Tokens | null;
  readonly replaceTokens: (tokens: Tokens) => void;
  readonly clearUser: () => void;
  readonly browserId: () => Promise<string>;
  readonly showError: (msg: string) => void;
  readonly goTo: (location: string) => void;
  readonly openWindow: (location: string) => void;
  /** Origins, besides the page's own, that an answer may lead to: the payment gateways. */
  readonly trustedOrigins: readonly string[];
  readonly pageOrigin: () => string;
}
