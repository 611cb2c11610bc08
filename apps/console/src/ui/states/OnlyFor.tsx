import type { StaffEndpointName } from '@jiwu/contract';
import type { ReactNode } from 'react';
import { roleNames, useMay, whoMayCall } from '../../session/access.ts';
import { Forbidden } from './Forbidden.tsx';

interface OnlyForProps {
  readonly title: string;
  /** Who may call it sees what is inside; nothing of that is asked for otherwise. */
  readonly endpoint: StaffEndpointName;
  readonly children: ReactNode;
}

/** A page, or words on who may open it: the server would say no more than that there is none. */
export function OnlyFor({ title, endpoint, children }: OnlyForProps) {
  const may = useMay();
  if (may(endpoint)) return children;
  return <Forbidden title={title} who={whoMayCall(endpoint).map((role) => roleNames[role])} />;
}
