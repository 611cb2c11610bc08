import type { ReactNode } from 'react';
import { antdCss } from './antdCss.ts';
import { AntdProvider } from './AntdProvider.tsx';

interface LateAntdProps {
  /** Which of the generated sheets has what stands inside. */
  sheet?: keyof typeof antdCss;
  children: ReactNode;
}

/**
 * antd for a part of a page that began without it. React holds the content back until the style sheet is loaded, and puts that
 * before all others, so that the shop's own styles still win.
 */
export function LateAntd({ sheet = 'checkout', children }: LateAntdProps) {
  return (
    <AntdProvider>
      <link rel="stylesheet" href={antdCss[sheet]} precedence="antd" />
      {children}
    </AntdProvider>
  );
}
