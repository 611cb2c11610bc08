import { useContext } from 'react';
import { useMatches } from 'react-router';
import { ScriptMark } from './ScriptMark.ts';

/**
 * The script that the matched page gives as `handle.earlyScript`: it asks for what the page needs first, before the page's code is there. It
 * stands above the style sheets, since a script below them waits for them. The browser has no text of it, and leaves what the server sent.
 */
export function EarlyScript() {
  const mark = useContext(ScriptMark);
  const text = useMatches()
    .map(({ handle }) => scriptOf(handle))
    .find((script) => script !== null);
  if (text === undefined) return null;
  return <script nonce={mark} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text ?? '' }} />;
}

function scriptOf(handle: unknown): string | null {
  if (typeof handle !== 'object' || handle === null || !('earlyScript' in handle)) return null;
  return typeof handle.earlyScript === 'string' ? handle.earlyScript : null;
}
