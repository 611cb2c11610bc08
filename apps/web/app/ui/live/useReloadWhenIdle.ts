import { useNavigation, useRevalidator } from 'react-router';

/**
 * Loads what the page shows anew, unless the shopper is on the way to another page: React Router would begin that way
 * from the start each time, and over a slow network never arrive.
 */
export function useReloadWhenIdle(): () => void {
  const { revalidate, state } = useRevalidator();
  const navigation = useNavigation();
  return () => {
    if (state === 'idle' && navigation.state === 'idle') void revalidate();
  };
}
