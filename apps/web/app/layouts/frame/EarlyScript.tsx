import { useContext } from 'react';
import { useMatches } from 'react-router';
import { ScriptMark } from './ScriptMark.ts';

/**
 * The script that the matched page gives as `handle.earlyScript`: it asks for what the page needs first, before the page's code is there. It
 * stands above the style sheets, since a script below them waits for them. The browser has no text of it, and leaves what the server sent.
 */
export function EarlyScript() {
  const mark = useContext(ScriptMark);
  const [text] = useMatches().flatMap(({ handle }) => scriptsOf(handle));
  if (text === undefined) return null;
  // Made by the build, of our own code.
  // oxlint-disable-next-line react/no-danger
  return <script nonce={mark} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}

function scriptsOf(handle: unknown): string[] {
  if (typeof handle !== 'object' || handle === null || !('earlyScript' in handle)) return [];
  return typeof handle.earlyScript === 'string' ? [handle.earlyScript] : [];
}
