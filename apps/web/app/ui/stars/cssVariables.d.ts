import 'react';

declare module 'react' {
  /** Styles may set variables of our own. */
  interface CSSProperties {
    [variable: `--${string}`]: string | number;
  }
}
