import { box, drawing, gleam, round, solid } from './shading.ts';

/** Bottles, cartons and boxes that no emoji shows. */
export const drawnBottles = {
  'drawn-perfume': drawing(
    round('glass', ['#fdf3ee', '#f2cfc4', '#d9a393']) +
      solid('scent', ['#f9dcd0', '#efb7a5', '#dc9380']) +
      round('cap', ['#fbe9b9', '#dcb66a', '#a97f3a']),
    box(62, 96, 132, 136, 22, 'url(#glass)') +
      box(76, 128, 104, 92, 14, 'url(#scent)') +
      box(106, 70, 44, 30, 6, 'url(#cap)') +
      box(98, 26, 60, 50, 10, 'url(#cap)') +
      box(92, 150, 72, 44, 5, '#fff8f2') +
      box(106, 166, 44, 5, 2.5, '#c9a08f') +
      box(114, 178, 28, 4, 2, '#dcbfb2') +
      gleam(70, 108, 9, 96),
  ),
  'drawn-oil': drawing(
    round('glass', ['#a9b86a', '#6d7f35', '#3f4c1d']) + round('cap', ['#5c5a55', '#37352f', '#201f1b']),
    `<path d="M110 56h36v34c0 20 32 22 32 54v84c0 8-6 14-14 14H92c-8 0-14-6-14-14v-84c0-32 32-34 32-54z" fill="url(#glass)"/>` +
      box(106, 18, 44, 44, 7, 'url(#cap)') +
      box(82, 150, 92, 66, 4, '#f7f0dc') +
      `<ellipse cx="128" cy="177" rx="15" ry="18" fill="#7f9440"/><path d="M128 160c4-10 12-12 20-12-2 8-8 14-20 12z" fill="#5b6f2c"/>` +
      box(104, 202, 48, 5, 2.5, '#b5a677') +
      gleam(88, 132, 8, 12) +
      gleam(116, 66, 6, 24),
  ),
  'drawn-essence': drawing(
    round('glass', ['#d6ecf4', '#8fc4d8', '#5a93ab']) +
      round('cap', ['#ffffff', '#e4e6ea', '#b4b9c2']) +
      round('bulb', ['#5f6670', '#3d434c', '#23272d']),
    `<path d="M112 18q16-10 32 0l6 42h-44z" fill="url(#bulb)"/>` +
      box(100, 58, 56, 34, 6, 'url(#cap)') +
      `<path d="M106 92h44c2 16 32 16 32 40v88c0 12-8 20-20 20H94c-12 0-20-8-20-20v-88c0-24 30-24 32-40z" fill="url(#glass)"/>` +
      box(86, 150, 84, 66, 6, '#f8fbfc') +
      `<path d="M128 162q13 17 13 25a13 13 0 0 1-26 0q0-8 13-25z" fill="#7fb6cc"/>` +
      gleam(82, 130, 8, 92),
  ),
  'drawn-carton': drawing(
    solid('front', ['#fffaf0', '#f4e6cc', '#e2cba4']) +
      solid('side', ['#e5d2ae', '#d2b98c', '#b79b6c']) +
      solid('top', ['#fffdf7', '#efdfc1', '#d8c196']) +
      solid('band', ['#8db0a4', '#6d968a', '#547a70']),
    `<path d="M62 84h96v150H70a8 8 0 0 1-8-8z" fill="url(#front)"/><path d="M158 84l40-14v140a10 10 0 0 1-6 9l-34 15z" fill="url(#side)"/>` +
      `<path d="M62 84l22-44h92l22 30-40 14z" fill="url(#top)"/>` +
      box(82, 22, 94, 22, 5, 'url(#top)') +
      `<path d="M62 116h96v62H62z" fill="url(#band)"/><path d="M158 116l40-14v60l-40 16z" fill="#4f7369"/>` +
      `<g fill="#f3dca6"><path d="M110 170V128"  stroke="#f3dca6" stroke-width="4" stroke-linecap="round"/><ellipse cx="98" cy="140" rx="7" ry="11" transform="rotate(-35 98 140)"/><ellipse cx="122" cy="140" rx="7" ry="11" transform="rotate(35 122 140)"/><ellipse cx="98" cy="158" rx="7" ry="11" transform="rotate(-35 98 158)"/><ellipse cx="122" cy="158" rx="7" ry="11" transform="rotate(35 122 158)"/><ellipse cx="110" cy="126" rx="6" ry="10"/></g>` +
      box(82, 196, 56, 6, 3, '#cdb586'),
  ),
  'drawn-power-bank': drawing(
    solid('body', ['#d7dee6', '#aebac7', '#8593a2']) + solid('edge', ['#c3ccd6', '#96a3b1', '#748291']),
    box(66, 18, 130, 222, 26, 'url(#edge)') +
      box(60, 16, 126, 220, 26, 'url(#body)') +
      `<g fill="#fff" fill-opacity=".92"><circle cx="98" cy="206" r="6"/><circle cx="116" cy="206" r="6"/><circle cx="134" cy="206" r="6"/></g><circle cx="152" cy="206" r="6" fill="#fff" fill-opacity=".35"/>` +
      `<path d="M132 70l-28 44h20l-8 36 34-48h-22z" fill="#fff" fill-opacity=".85"/>` +
      gleam(72, 44, 8, 120),
  ),
} as const;
