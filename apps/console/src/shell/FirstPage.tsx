import { Navigate } from 'react-router';
import { NotFound } from '../ui/states/NotFound.tsx';
import { useMyPages } from './useMyPages.ts';

/** The first page of the member's own menu. */
export function FirstPage() {
  const first = useMyPages()[0];
  return first ? <Navigate to={first.to} replace /> : <NotFound />;
}
