import { useRef, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { LightLink, type LightLinkProps } from './LightLink.tsx';

/** A pointer that only crosses the link loads nothing. */
const INTENT_MS = 100;

/** A light link whose page is fetched ahead once the pointer rests on it, a finger touches it or it has the focus. */
export function QuickLink(props: LightLinkProps) {
  const [isLikely, setLikely] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  function begin() {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setLikely(true), INTENT_MS);
  }
  function end() {
    clearTimeout(timer.current);
    setLikely(false);
  }
  return (
    <>
      <LightLink {...props} onMouseEnter={begin} onMouseLeave={end} onFocus={begin} onBlur={end} onTouchStart={begin} />
      {isLikely && <PrefetchPageLinks page={props.to} />}
    </>
  );
}
