import type { ReactNode } from 'react';

const shapes = {
  search: (
    <>
      <circle cx="11" cy="11" r="6.5" />
      <path d="m16 16 4.5 4.5" />
    </>
  ),
  cart: (
    <>
      <path d="M3 4h2.2l2.3 11h10.3l2-8H6.2" />
      <circle cx="9" cy="19" r="1.4" />
      <circle cx="16.5" cy="19" r="1.4" />
    </>
  ),
  bell: (
    <>
      <path d="M6 17V11a6 6 0 0 1 12 0v6l1.5 1.500h-15z" />
      <path d="M10 21h4" />
    </>
  ),
  home: <path d="M4 11 12 4l8 7v9h-5.5v-6h-5v6H4z" />,
  grid: <path d="M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z" />,
  people: (
    <>
      <circle cx="9" cy="8.5" r="3.5" />
      <path d="M2.5 19.5c.6-3.6 3-5.5 6.5-5.5s5.9 1.900 6.5 5.500" />
      <path d="M15.5 5.300a3.5 3.500 0 0 1 0 6.400M17.500 14.300c2.300.7 3.600 2.500 4 5.200" />
    </>
  ),
  person: (
    <>
      <circle cx="12" cy="8" r="4" />
      <path d="M4.5 20.5c.8-4 3.6-6 7.500-6s6.700 2 7.500 6" />
    </>
  ),
  back: <path d="m15 5-7 7 7 7" />,
  forward: <path d="m9 5 7 7-7 7" />,
  down: <path d="m5 9 7 7 7-7" />,
  upDown: <path d="m8 9 4-4 4 4M8 15l4 4 4-4" />,
  sliders: (
    <>
      <path d="M4 7h9M17 7h3M4 17h3M11 17h9" />
      <circle cx="15" cy="7" r="2" />
      <circle cx="9" cy="17" r="2" />
    </>
  ),
  filter: <path d="M4 6h16M7 12h10M10 18h4" />,
  close: <path d="m6 6 12 12M18 6 6 18" />,
  plus: <path d="M12 5v14M5 12h14" />,
  minus: <path d="M5 12h14" />,
  zoom: (
    <>
      <circle cx="11" cy="11" r="6.5" />
      <path d="m16 16 4.500 4.500M8.500 11h5M11 8.500v5" />
    </>
  ),
  share: <path d="M12 15V4m-4 3.500L12 3.500l4 4M5 12v8h14v-8" />,
  undo: <path d="M4 9h10.500a5 5 0 0 1 0 10H8M8 5 4 9l4 4" />,
  shield: (
    <>
      <path d="M12 3 5 5.500V11c0 4.800 2.900 8 7 10 4.100-2 7-5.200 7-10V5.500z" />
      <path d="m9 11.800 2.300 2.300 4-4.300" />
    </>
  ),
  truck: (
    <>
      <path d="M2.500 6H14v11H2.500zM14 10h4l3.500 3.500V17H14z" />
      <circle cx="7" cy="18" r="1.800" />
      <circle cx="17.500" cy="18" r="1.800" />
    </>
  ),
  tag: (
    <>
      <path d="M3.500 12.500V4h8.500l8.500 8.500-8 8z" />
      <circle cx="8" cy="8.500" r="1.300" />
    </>
  ),
  trend: (
    <>
      <path d="m3.500 8 6 6 4-4 7 7.500" />
      <path d="M20.500 12v5.500H15" />
    </>
  ),
  list: <path d="M5 3.500h14v17l-3-2-2.300 2-2.200-2-2.300 2-2.200-2-2 2zM8.500 8.500h7M8.500 12.500h7" />,
  box: (
    <>
      <path d="M4 8 12 3.500 20 8v9l-8 4.500L4 17z" />
      <path d="m4 8 8 4.500L20 8M12 12.500v9" />
    </>
  ),
  wallet: (
    <>
      <path d="M3.500 6.500h17v12h-17z" />
      <path d="M14.500 10.500h6v4h-6zM3.500 6.500l11-3v3" />
    </>
  ),
  coupon: (
    <>
      <path d="M3 6h18v4a2 2 0 0 0 0 4v4H3v-4a2 2 0 0 0 0-4z" />
      <path d="M14 6.500v2M14 11v2M14 15.500v2" />
    </>
  ),
  heart: <path d="M12 20 4.500 12.500a4.700 4.700 0 0 1 7.500-5.300 4.700 4.700 0 0 1 7.500 5.300z" />,
  gift: (
    <path d="M4 9h16v4H4zM5.500 13h13v7.500h-13zM12 9v11.500M12 9C9 9 7 7.800 7 6a2 2 0 0 1 2-2c2 0 3 2.500 3 5 0-2.500 1-5 3-5a2 2 0 0 1 2 2c0 1.800-2 3-5 3z" />
  ),
  coins: (
    <>
      <circle cx="12" cy="12" r="8.500" />
      <path d="M8.500 7.500 12 12l3.500-4.500M12 12v5M9 12.500h6M9 15h6" />
    </>
  ),
  shop: <path d="M4 10v10h16V10M3 10l2-6h14l2 6zM10 20v-6h4v6" />,
  megaphone: (
    <path d="M4 9.500v5h3.500l7.500 4.500V5L7.500 9.500zM8 14.500l1.500 5h2.500l-1.500-4M18 9.500c1 .6 1.500 1.400 1.500 2.500s-.5 1.900-1.500 2.500" />
  ),
  star: <path d="m12 3.500 2.600 5.500 6 .8-4.400 4.200 1.100 6L12 17.100 6.700 20l1.100-6-4.400-4.200 6-.8z" />,
  help: (
    <>
      <circle cx="12" cy="12" r="8.500" />
      <path d="M9.500 9.500c.2-1.500 1.200-2.300 2.600-2.300 1.500 0 2.500.9 2.500 2.200 0 2-2.500 2-2.500 4.100M12 16.500v.3" />
    </>
  ),
  info: (
    <>
      <circle cx="12" cy="12" r="8.500" />
      <path d="M12 11v5.500M12 7.500v.3" />
    </>
  ),
  tick: (
    <>
      <circle cx="12" cy="12" r="8.500" />
      <path d="m8 12.300 2.800 2.800 5.200-5.600" />
    </>
  ),
  clock: (
    <>
      <circle cx="12" cy="12" r="8.500" />
      <path d="M12 7v5.300l3.500 2" />
    </>
  ),
  check: <path d="m4.500 12.500 5 5 10-11" />,
  dot: <circle cx="12" cy="12" r="2" />,
  eye: (
    <>
      <path d="M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12z" />
      <circle cx="12" cy="12" r="3" />
    </>
  ),
  eyeOff: (
    <>
      <path d="M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12z" />
      <path d="M4 20 20 4" />
    </>
  ),
  refresh: (
    <>
      <path d="M19 12a7 7 0 1 1-2.100-5" />
      <path d="M17.500 3v4.200h-4.200" />
    </>
  ),
  download: <path d="M12 4v11M7 10.500l5 5 5-5M4.500 20h15" />,
  chat: (
    <>
      <path d="M15.500 9.500c0-3-2.900-5-6.500-5s-6.500 2-6.500 5c0 1.700 1 3.200 2.500 4.100l-.6 2.400 2.700-1.400" />
      <path d="M8.500 14.500c0-2.700 2.600-4.800 6-4.800s7 2.100 7 4.800c0 1.600-1 3-2.400 3.900l.5 2.100-2.500-1.200c-3.800.8-8.600-1.200-8.600-4.800z" />
    </>
  ),
  call: (
    <path d="M5 4h4l1.500 5L8 10.500a12 12 0 0 0 5.500 5.500l1.500-2.500 5 1.500v4c0 .8-.7 1.500-1.500 1.500C10.500 20.500 3.500 13.500 3.500 5.500 3.500 4.700 4.200 4 5 4z" />
  ),
  mail: <path d="M3.500 5.500h17v13h-17zM3.500 6.500 12 13l8.500-6.500" />,
  thumbUp: (
    <path d="M7.500 10.500V20H4v-9.500zM7.500 10.500l3.500-7c1.400 0 2.300 1 2.300 2.400v3.600h5.200c1 0 1.700.9 1.500 1.900l-1.300 7c-.2.9-.9 1.600-1.900 1.600H7.500" />
  ),
  thumbDown: (
    <path d="M7.500 13.500V4H4v9.500zM7.500 13.500l3.500 7c1.400 0 2.300-1 2.300-2.400v-3.600h5.200c1 0 1.700-.9 1.500-1.900l-1.300-7c-.2-.9-.9-1.600-1.900-1.600H7.500" />
  ),
  camera: (
    <>
      <path d="M3.500 7.500h4l1.500-3h6l1.500 3h4v12h-17z" />
      <circle cx="12" cy="13" r="3.800" />
    </>
  ),
  pencil: <path d="m4 20 1-4.500L16.500 4 20 7.500 8.500 19z" />,
  crown: <path d="M3.500 7.500 8 11l4-6 4 6 4.500-3.500-1.800 11H5.300z" />,
  qr: <path d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.500v2.500H14zM17.500 17.500H20V20h-2.500z" />,
  copy: <path d="M8 8h12v12H8zM4 16V4h12" />,
  phone: (
    <>
      <path d="M7 3.500h10v17H7z" />
      <path d="M11 17.500h2" />
    </>
  ),
  lock: <path d="M5 10.500h14v10H5zM8 10.500V7.500a4 4 0 0 1 8 0v3" />,
  screen: <path d="M3.500 4.500h17v11.500h-17zM9 20h6M12 16v4" />,
  sparkle: <path d="M12 3.500v5M12 15.500v5M3.500 12h5M15.500 12h5" />,
  document: <path d="M6 3.500h8.500L18.500 8v12.500H6zM9.500 12h5.500M9.500 16h5.500" />,
  bin: <path d="M5 7h14M9.500 7V4.500h5V7M6.500 7l1 13.500h9L17.500 7" />,
  pin: (
    <>
      <path d="M12 21s-7-6.300-7-11.500a7 7 0 0 1 14 0C19 14.700 12 21 12 21z" />
      <circle cx="12" cy="9.500" r="2.500" />
    </>
  ),
  door: <path d="M10 4H4.500v16H10M9 12h11M16 7.500l4.500 4.500-4.500 4.500" />,
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof shapes;

interface IconProps {
  name: IconName;
  size?: number;
  className?: string | undefined;
}

/** Line pictures on a 24 grid; always beside words or inside a control that has a name, so hidden from readers. */
export function Icon({ name, size = 20, className }: IconProps) {
  return (
    <svg
      className={className}
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
