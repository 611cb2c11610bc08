import { drawing, solid } from './shading.ts';

const bean = (x: number, y: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><ellipse rx="40" ry="54" fill="url(#bean)"/><path d="M2-50C-16-24 18-4 2 18c-8 12-8 22-2 32" fill="none" stroke="#38201360" stroke-width="9" stroke-linecap="round"/><path d="M2-50C-16-24 18-4 2 18c-8 12-8 22-2 32" fill="none" stroke="#3a2114" stroke-width="4.5" stroke-linecap="round"/><ellipse cx="-17" cy="-22" rx="7" ry="17" fill="#fff" fill-opacity=".2" transform="rotate(14 -17 -22)"/></g>`;

const seed = (x: number, y: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0-56C26-34 30 22 0 52-30 22-26-34 0-56z" fill="url(#seed)"/><path d="M-8-40C-20-12-18 20-6 42M8-40C20-12 18 20 6 42M0-50V46" fill="none" stroke="#f4efe4" stroke-width="4.5" stroke-linecap="round"/></g>`;

/** Food that no emoji shows as the shop sells it. */
export const drawnFood = {
  'drawn-coffee-beans': drawing(
    solid('bean', ['#a5714c', '#754528', '#4a2815']),
    bean(92, 84, -24) + bean(172, 112, 38) + bean(104, 182, 64),
  ),
  'drawn-sunflower-seeds': drawing(
    solid('seed', ['#6d665e', '#423c36', '#25211d']),
    seed(84, 88, -30) + seed(166, 84, 22) + seed(78, 178, 48) + seed(170, 182, -14),
  ),
  'drawn-zongzi': drawing(
    solid('leaf', ['#9dbb72', '#6b8f47', '#456430']) + solid('fold', ['#85a85c', '#587c3a', '#395627']),
    `<path d="M128 26q8 0 14 12l92 168q8 18-12 20-94 12-188 0-20-2-12-20L114 38q6-12 14-12z" fill="url(#leaf)"/>` +
      `<path d="M128 26q8 0 14 12l92 168q8 18-12 20-30 4-62 6Q118 120 128 26z" fill="url(#fold)"/>` +
      `<path d="M66 128l34 104M94 80l60 152M44 176l14 52" fill="none" stroke="#4f7236" stroke-opacity=".5" stroke-width="3"/>` +
      `<g fill="none" stroke="#e9dcc0" stroke-width="8" stroke-linecap="round"><path d="M76 116q54 26 108 2M50 170q78 32 160 0"/><path d="M130 132q-26-30-34-8 4 14 34 8 26-30 36-10-4 16-36 10l-14 30m14-30l18 28" stroke-width="6"/></g>`,
  ),
} as const;
