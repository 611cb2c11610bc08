import type { StaffSupportThread } from '@jiwu/contract';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { goesToEnd, isAtEnd } from './stayAtEnd.ts';

/** As `ref` of what scrolls: it opens at the newest message and stays there, also when pictures arrive or the window changes. */
export function useStayAtEnd(messages: StaffSupportThread['messages']): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  const before = useRef<number | null>(null);
  const wasAtEnd = useRef(true);
  useLayoutEffect(() => {
    const box = list.current;
    if (!box) return;
    const newest = messages.at(-1);
    if (goesToEnd({ before: before.current, newest, wasAtEnd: wasAtEnd.current })) {
      box.scrollTop = box.scrollHeight;
      wasAtEnd.current = true;
    }
    before.current = newest?.no ?? 0;
  }, [messages]);
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    const look = () => {
      wasAtEnd.current = isAtEnd(box);
    };
    const stay = () => {
      if (wasAtEnd.current) box.scrollTop = box.scrollHeight;
    };
    const resized = new ResizeObserver(stay);
    resized.observe(box);
    box.addEventListener('scroll', look);
    // What loads does not bubble: seen on its way down.
    box.addEventListener('load', stay, true);
    return () => {
      resized.disconnect();
      box.removeEventListener('scroll', look);
      box.removeEventListener('load', stay, true);
    };
  }, []);
  return list;
}
