import type { ReactNode } from 'react';

/** Line pictures on a 24 grid. */
const shapes = {
  home: <path d="M4 11 12 4l8 7v9h-5.5v-6h-5v6H4z" />,
  check: <path d="M4 4h16v16H4zM8 12l3 3 5-6" />,
  tick: <path d="m5 12.500 4.500 4.500L19 7.500" />,
  document: <path d="M6 3.500h12v17H6zM9 8.500h6M9 12h6M9 15.500h4" />,
  undo: <path d="M4 9h10.500a5 5 0 0 1 0 10H8M8 5 4 9l4 4" />,
  people: (
    <>
      <circle cx="9" cy="8.500" r="3.500" />
      <path d="M2.500 19.500c.6-3.600 3-5.500 6.500-5.500s5.900 1.900 6.500 5.500M15.500 5.300a3.500 3.500 0 0 1 0 6.400M17.500 14.300c2.300.7 3.600 2.500 4 5.200" />
    </>
  ),
  person: (
    <>
      <circle cx="12" cy="8" r="4" />
      <path d="M4.500 20.500c.8-4 3.600-6 7.500-6s6.700 2 7.500 6" />
    </>
  ),
  truck: (
    <>
      <path d="M2.500 6h11v10h-11zM13.500 9.500h4l4 3.500v3h-8" />
      <circle cx="7" cy="17.500" r="1.800" />
      <circle cx="17" cy="17.500" r="1.800" />
    </>
  ),
  tag: <path d="M4 4h8l8.500 8.500-8 8L4 12zM8 8h.01" />,
  sliders: <path d="M4 7h9M17 7h3M4 17h3M11 17h9M13 5h4v4h-4zM7 15h4v4H7z" />,
  layers: (
    <path d="m12 4 8.500 4.500L12 13 3.500 8.500zM3.500 12.500 12 17l8.500-4.500M3.500 16.500 12 21l8.500-4.500" />
  ),
  box: <path d="M4 8h16v12H4zM4 8l2-4h12l2 4M9.500 12h5" />,
  star: <path d="m12 4 2.500 5.200 5.500.8-4 4 1 5.700-5-2.700-5 2.700 1-5.700-4-4 5.500-.8z" />,
  calendar: <path d="M4 5.500h16v15H4zM4 10h16M8.500 3v4M15.500 3v4" />,
  ticket: <path d="M3.500 6h17v4a2 2 0 0 0 0 4v4h-17v-4a2 2 0 0 0 0-4zM14.500 6.500v11" />,
  gift: (
    <path d="M4 9h16v11H4zM3.500 9h17M12 9v11M12 9C9 9 7.500 7.500 8 6s3-1.500 4 3c1-4.500 3.500-4.500 4-3s-1 3-4 3z" />
  ),
  mic: <path d="M9 4.500h6v9H9zM6 11c0 8 12 8 12 0M12 17v4" />,
  shop: (
    <path d="M4 9.500 5.500 4h13L20 9.500M4.500 10v10.500h15V10M4 9.500c0 3.500 5 3.500 5.300 0 .4 3.500 5 3.500 5.400 0 .3 3.500 5.300 3.500 5.300 0" />
  ),
  card: <path d="M3.500 5.500h17v13h-17zM3.500 10h17M7 15h4" />,
  scales: <path d="M12 4v16M7 20h10M5 7h14M5 7l-2.500 6.500h5zM19 7l-2.500 6.500h5z" />,
  book: <path d="M4 5h7a1.500 1.500 0 0 1 1 1.500A1.500 1.500 0 0 1 13 5h7v14h-8H4zM12 6.500V19" />,
  megaphone: <path d="M4 9.500h4l9-4.500v14l-9-4.500H4zM8 14.500V20h3" />,
  bell: <path d="M6 17v-6a6 6 0 0 1 12 0v6l1.500 1.500h-15zM10 21h4" />,
  shield: (
    <path d="M12 3.500 19.500 6v6c0 4.500-3.500 7.500-7.500 8.500-4-1-7.500-4-7.500-8.500V6zM8.500 12l2.500 2.500 4.500-5" />
  ),
  clock: (
    <>
      <circle cx="12" cy="12" r="8" />
      <path d="M12 7.500V12l3 2" />
    </>
  ),
  lines: <path d="M4 6h16M4 10.500h11M4 15h16M4 19.500h8" />,
  key: (
    <>
      <circle cx="8" cy="8" r="4" />
      <path d="m11 11 9 9M16.500 16.500l-2 2" />
    </>
  ),
  chat: <path d="M4 5h16v11h-8l-5 4v-4H4z" />,
  search: (
    <>
      <circle cx="11" cy="11" r="6.500" />
      <path d="m16 16 4.500 4.500" />
    </>
  ),
  warning: <path d="M12 4 21 20H3zM12 10v5M12 17.500h.01" />,
  lock: <path d="M5 11h14v9.500H5zM8 11V8a4 4 0 0 1 8 0v3" />,
  filter: <path d="M4 5h16l-6 7.500V19l-4 1.500v-8z" />,
  info: (
    <>
      <circle cx="12" cy="12" r="8" />
      <path d="M12 11v5M12 8h.01" />
    </>
  ),
  screen: <path d="M3.500 4.500h17V16h-17zM9 20h6M12 16v4" />,
  download: <path d="M12 4v11M7.500 11 12 15.500 16.500 11M4.500 19.500h15" />,
  plus: <path d="M12 5v14M5 12h14" />,
  close: <path d="m6 6 12 12M18 6 6 18" />,
  forward: <path d="m9 5 7 7-7 7" />,
  link: (
    <path d="M9.500 14.500 14.500 9.500M8 12l-2.500 2.500a3 3 0 0 0 4.200 4.200L12 16M12 8l2.300-2.300a3 3 0 0 1 4.200 4.200L16 12" />
  ),
  door: <path d="M10 4H4.500v16H10M9 12h11M16 7.500l4.500 4.500-4.500 4.500" />,
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof shapes;

/** Always beside words, or inside a control that has a name: hidden from screen readers. */
export function Icon({ name, size = 16 }: { name: IconName; size?: number }) {
  return (
    <svg
      className="icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="square"
      aria-hidden="true"
      focusable="false"
    >
      {shapes[name]}
    </svg>
  );
}
