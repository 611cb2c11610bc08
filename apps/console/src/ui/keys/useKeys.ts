import { useEffect, useEffectEvent } from 'react';

/** Keys by name: `j`, `?`, `Enter`, `Shift+X`, `Ctrl+k` (also ⌘). */
export type KeyMap = Readonly<Record<string, () => void>>;

/** Single keys work anywhere but while one types or composes Chinese; those with Ctrl work there, too. */
export function useKeys(keys: KeyMap): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.defaultPrevented || event.altKey) return;
    const withCtrl = event.ctrlKey || event.metaKey;
    if (!withCtrl && isTyping(event.target)) return;
    const act = keys[nameOf(event, withCtrl)];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

function nameOf({ key, shiftKey }: KeyboardEvent, withCtrl: boolean): string {
  const name = key.length === 1 && !shiftKey ? key.toLowerCase() : key;
  if (withCtrl) return `Ctrl+${name}`;
  return shiftKey && /^[A-Z]$/.test(name) ? `Shift+${name}` : name;
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName);
}
