export interface Tokens {
  readonly token: string;
  readonly refreshToken: string;
}

/** What the client needs from the page around it. */
export interface ClientOptions {
  /** Origin of the API; empty for the page's own. */
  readonly origin: string;
  /** Whose client it is; a user's unless said otherwise. Staff have one token and nothing to renew it with. */
  readonly userType?: 'User' | 'Staff';
  readonly readTokens: () => Tokens | null;
  readonly replaceTokens: (tokens: Tokens) => void;
  readonly clearUser: () => void;
  readonly browserId: () => Promise<string>;
  /** The random key of this browser's cart, sent along with the browser id; empty while there is none. */
  readonly cartKey?: () => string;
  readonly showError: (msg: string) => void;
  readonly goTo: (location: string) => void;
  readonly openWindow: (location: string) => void;
  /** Origins, besides the page's own, that an answer may lead to: the payment gateways. */
  readonly trustedOrigins: readonly string[];
  readonly pageOrigin: () => string;
}
