/** A page that is not built yet. */
export interface ComingSoonPage {
  path: string;
  title: string;
  /** Its purpose, in one sentence. */
  sentence: string;
  /** Somewhere useful to go meanwhile. */
  action: { to: string; label: string };
}
