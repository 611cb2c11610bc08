export interface Tokens {
  readonly token: string;
  readonly refreshToken: string;
}

/** The page's side of the client: where its tokens live, and how it shows a failure. */
export interface ClientOptions {
  /** Origin of the API; empty for the page's own. */
  readonly origin: string;
  /** Users unless given. A staff client has one token and no refresh token. */
  readonly userType?: 'User' | 'Staff';
  readonly readTokens: () => Tokens | null;
  readonly replaceTokens: (tokens: Tokens) => void;
  /** Ends the login; `because` is what the shop says of the reason, if it says anything. */
  readonly clearUser: (because: string | null) => void;
  readonly browserId: () => Promise<string>;
  /** The random key of this browser's cart, sent along with the browser id; empty while there is none. */
  readonly cartKey?: () => string;
  /**
   * Does the work that the shop asks for before it goes on (status 428), and answers with the proof. Without it such a refusal is shown like any other.
   */
  readonly solveChallenge?: (challenge: string) => Promise<string>;
  /** An answer said that the user has yet to agree to a document in force; `isRefused`: that is why this call was refused. */
  readonly onConsentDue?: (isRefused: boolean) => void;
  /** In the place of the browser's own `fetch`. */
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** Hears every answer, before it is read. */
  readonly onAnswer?: (response: Response) => void;
  readonly showError: (msg: string) => void;
  readonly goTo: (location: string) => void;
  readonly openWindow: (location: string) => void;
  /** Origins, besides the page's own, that an answer may lead to: the payment gateways. */
  readonly trustedOrigins: readonly string[];
  readonly pageOrigin: () => string;
}
