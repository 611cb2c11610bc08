import type { ReactNode } from 'react';
import { antdCss } from './antdCss.ts';
import { AntdProvider } from './AntdProvider.tsx';

interface LateAntdProps {
  children: ReactNode;
}

/**
 * antd in a page that begins without it, for what is loaded once it is needed. React holds the content back until the
 * style sheet is there, and puts that before all others, so that the shop's own styles still win.
 */
export function LateAntd({ children }: LateAntdProps) {
  return (
    <AntdProvider>
      <link rel="stylesheet" href={antdCss.checkout} precedence="antd" />
      {children}
    </AntdProvider>
  );
}
