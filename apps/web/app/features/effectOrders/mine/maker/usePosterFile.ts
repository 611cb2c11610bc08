import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { apiClient } from '../../../../session/apiClient.ts';
import { saveFile } from '../../../../ui/files/saveFile.ts';

interface Wish {
  readonly productId: string;
  readonly place: string;
  readonly text: string;
}

export interface PosterFile {
  /** Null while it is being drawn. */
  readonly address: string | null;
  readonly file: Blob | null;
  readonly isFailed: boolean;
  readonly retry: () => void;
  readonly save: () => void;
}

/** The words change with every key: the poster is asked for when the hand rests. */
const REST_MS = 500;

/** The poster as the server draws it: what is shown is what is saved. */
export function usePosterFile(wish: Wish | null): PosterFile {
  const key = wish && JSON.stringify(wish);
  const [settled, setSettled] = useState(key);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(key), REST_MS);
    return () => clearTimeout(timer);
  }, [key]);
  const { data, isError, refetch } = useQuery({
    queryKey: ['poster', settled],
    queryFn: () => apiClient.fetchFile('promotionPoster', { query: { ...(JSON.parse(settled ?? '{}') as Wish) } }),
    enabled: settled !== null,
    staleTime: Infinity,
  });
  // Of the present words, not of those before.
  const file = settled === key ? (data ?? null) : null;
  const shown = settled === null ? null : (data ?? null);
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!shown) return undefined;
    const made = URL.createObjectURL(shown);
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
      setAddress(null);
    };
  }, [shown]);
  return {
    address,
    file,
    isFailed: isError,
    retry: () => void refetch(),
    save() {
      if (file && wish) saveFile(file, `集物海报-${wish.place}.png`);
    },
  };
}
