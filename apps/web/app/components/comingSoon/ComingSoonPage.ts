/** A page whose content is still to come. */
export interface ComingSoonPage {
  path: string;
  title: string;
  /** What will be there, in one sentence. */
  sentence: string;
  /** Somewhere useful to go meanwhile. */
  action: { to: string; label: string };
}
