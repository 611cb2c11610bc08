/** Four times the same thing, each as one string: what the form can change of it. */
interface Four {
  /** As whoever types here has last seen it. */
  readonly seen: string;
  readonly now: string;
  /** As it stands in the form. */
  readonly mine: string;
  /** As it was last sent from here; null: nothing was sent since. */
  readonly sent: string | null;
}

/**
 * How an open form stands to what it was read from. `own`: what is there now was written here. `follow`: somebody else changed it and
 * nothing was typed, so the form shows theirs. `changed`: somebody else changed it under what was typed.
 */
export function standingOf({ seen, now, mine, sent }: Four): 'same' | 'own' | 'follow' | 'changed' {
  if (now === seen) return 'same';
  if (now === mine || now === sent) return 'own';
  return mine === seen ? 'follow' : 'changed';
}
