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
  /** The newest that was drawn, perhaps of the words before; null before the first. */
  readonly address: string | null;
  /** It is of the present words, and can be saved. */
  readonly isReady: boolean;
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
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    queryKey: ['poster', settled],
    queryFn: async () => {
      const { productId, place, text } = JSON.parse(settled ?? '{}') as Wish;
      const file = await apiClient.fetchFile('promotionPoster', { query: { productId, place, text } });
      return { file, address: await dataAddress(file) };
    },
    enabled: settled !== null,
    staleTime: Infinity,
    placeholderData: (former) => former,
  });
  const drawn = settled !== null && settled === key && !isPlaceholderData && data ? data : null;
  return {
    address: data?.address ?? null,
    isReady: drawn !== null,
    isFailed: isError,
    retry: () => void refetch(),
    save() {
      if (drawn && wish) saveFile(drawn.file, `集物海报-${wish.place}.png`);
    },
  };
}

/** Holds the bytes themselves, so that nobody has to give it back. */
async function dataAddress(file: Blob): Promise<string> {
  const reader = new FileReader();
  const read = new Promise<string>((resolve, reject) => {
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unread')));
  });
  reader.readAsDataURL(file);
  return await read;
}
