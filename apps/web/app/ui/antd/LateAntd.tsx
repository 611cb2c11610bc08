import type { ReactNode } from 'react';
import { antdCss } from './antdCss.ts';
import { AntdProvider } from './AntdProvider.tsx';

interface LateAntdProps {
  children: ReactNode;
}

/**
 * antd for a part of a page that began without it. React holds the content back until the style sheet is loaded, and puts that
 * before all others, so that the shop's own styles still win.
 */
export function LateAntd({ children }: LateAntdProps) {
  return (
    <AntdProvider>
      <link rel="stylesheet" href={antdCss.checkout} precedence="antd" />
      {children}
    </AntdProvider>
  );
}
