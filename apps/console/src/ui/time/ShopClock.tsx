import { useEffect, useState } from 'react';
import { shopNow } from '../../session/shopTime.ts';
import { formatClock } from './formatTime.ts';

const SECOND_MS = 1000;

/** The shop's time by the server's clock, whatever this machine says. */
export function ShopClock() {
  const [now, setNow] = useState(shopNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(shopNow()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return <time dateTime={now.toISOString()}>{formatClock(now)}</time>;
}
