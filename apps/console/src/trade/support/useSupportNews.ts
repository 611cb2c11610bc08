import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { client } from '../../api/client.ts';

const AGAIN_MS = 3000;

/** Follows staff's list of conversations: whenever it changes, what is shown is read anew. Answers whether it is live. */
export function useSupportNews(): boolean {
  const queries = useQueryClient();
  const [isLive, setIsLive] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    const follow = async () => {
      while (!leaving.signal.aborted) {
        try {
          await client.stream(
            'staffSupportEvents',
            {},
            () => {
              setIsLive(true);
              void queries.invalidateQueries({ queryKey: ['staffSupportList'] });
              void queries.invalidateQueries({ queryKey: ['staffSupportGet'] });
            },
            leaving.signal,
          );
        } catch {
          // Broken off: opened again below.
        }
        if (leaving.signal.aborted) return;
        setIsLive(false);
        await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
      }
    };
    void follow();
    return () => leaving.abort();
  }, [queries]);
  return isLive;
}
