import { useRevalidator } from 'react-router';

/** Asks for the page's data again. */
export function useReload(): { isLoading: boolean; reload: () => void } {
  const { state, revalidate } = useRevalidator();
  return { isLoading: state === 'loading', reload: () => void revalidate() };
}
