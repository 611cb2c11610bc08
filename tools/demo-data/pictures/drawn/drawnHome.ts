import { box, drawing, solid } from './shading.ts';

const drawer = (y: number) =>
  box(66, y, 124, 44, 6, 'url(#front)') +
  box(108, y + 17, 40, 9, 4.5, '#e8eae6') +
  box(66, y + 40, 124, 4, 2, '#00000018');

const fold = (x: number) =>
  `<path d="M${x} 46h22v172q-11 12-22 0z" fill="url(#cloth)"/><path d="M${x + 19} 48v172" stroke="#00000014" stroke-width="5"/>`;

const pan = (x: number, y: number, [light, dark]: readonly [string, string]) =>
  `<circle cx="${x}" cy="${y}" r="21" fill="${dark}"/><circle cx="${x - 1}" cy="${y - 2}" r="19" fill="${light}"/><path d="M${x - 11} ${y - 8}q6-9 15-8" stroke="#fff" stroke-opacity=".5" stroke-width="4" fill="none" stroke-linecap="round"/>`;

const PANS: readonly (readonly [string, string])[] = [
  ['#f0dccb', '#d3b8a3'],
  ['#e3b8a2', '#c39277'],
  ['#c98d74', '#a56a52'],
  ['#d9a79c', '#b88074'],
  ['#b0705f', '#8d5142'],
  ['#9a6a4f', '#774a33'],
  ['#e9cfa6', '#c9a976'],
  ['#7d5140', '#5b3728'],
  ['#5c3c31', '#3f261d'],
];

/** Things of the house, and a palette of nine colours. */
export const drawnHome = {
  'drawn-four-drawers': drawing(
    solid('body', ['#c9ccc8', '#a3a8a4', '#7d837f']) + solid('front', ['#d9dcd8', '#bcc1bd', '#9ba19d']),
    box(78, 232, 16, 14, 4, '#6d726e') +
      box(162, 232, 16, 14, 4, '#6d726e') +
      box(54, 12, 148, 224, 12, 'url(#body)') +
      [24, 76, 128, 180].map(drawer).join(''),
  ),
  'drawn-organizer': drawing(
    solid('back', ['#c99f6d', '#a97c4b', '#84592f']) + solid('front', ['#e3bf8f', '#c89a65', '#a3743f']),
    `<path d="M40 92l30-40h146l-6 40z" fill="url(#back)"/>` +
      box(66, 34, 40, 70, 3, '#f6f3ea') +
      box(112, 24, 40, 80, 3, '#dfe6ea') +
      box(158, 40, 44, 66, 3, '#f1e3d3') +
      box(40, 88, 178, 138, 10, 'url(#front)') +
      `<path d="M98 92v130M160 92v130" stroke="#8a5f33" stroke-opacity=".45" stroke-width="4"/>` +
      `<g fill="#f7efe2">${box(54, 144, 30, 18, 4, '#f7efe2')}${box(114, 144, 30, 18, 4, '#f7efe2')}${box(174, 144, 30, 18, 4, '#f7efe2')}</g>`,
  ),
  'drawn-curtain': drawing(
    solid('rod', ['#cfa877', '#a87d4c', '#7c572e']) +
      `<linearGradient id="cloth" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#d8d2c4"/><stop offset=".4" stop-color="#f3efe6"/><stop offset="1" stop-color="#c9c2b2"/></linearGradient>`,
    box(18, 30, 220, 12, 6, 'url(#rod)') +
      `<circle cx="18" cy="36" r="11" fill="url(#rod)"/><circle cx="238" cy="36" r="11" fill="url(#rod)"/>` +
      [34, 56, 78, 100, 134, 156, 178, 200].map(fold).join(''),
  ),
  'drawn-potted-cactus': drawing(
    `<linearGradient id="plant" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#4f8a55"/><stop offset=".35" stop-color="#82b877"/><stop offset="1" stop-color="#3d7047"/></linearGradient>` +
      solid('pot', ['#ffffff', '#efece6', '#cfc9bf']),
    `<path d="M102 182V60a26 26 0 0 1 52 0v122z" fill="url(#plant)"/><path d="M154 132h14a10 10 0 0 0 10-10v-14a12 12 0 0 1 24 0v18a30 30 0 0 1-30 30h-18z" fill="url(#plant)"/><path d="M102 116H90a10 10 0 0 1-10-10V92a12 12 0 0 0-24 0v18a30 30 0 0 0 30 30h16z" fill="url(#plant)"/>` +
      `<path d="M116 50v126M128 44v132M140 50v126" stroke="#2f5c3a" stroke-opacity=".35" stroke-width="3"/>` +
      box(76, 172, 104, 22, 8, 'url(#pot)') +
      `<path d="M84 194h88l-9 44q-1 6-8 6h-54q-7 0-8-6z" fill="url(#pot)"/><path d="M84 194h88l-1.500 7H85.500z" fill="#00000014"/>`,
  ),
  'drawn-eyeshadow': drawing(
    solid('case', ['#f4ece6', '#e0d0c6', '#bfa99c']),
    box(26, 30, 204, 204, 22, '#b39a8c') +
      box(26, 24, 204, 204, 22, 'url(#case)') +
      PANS.map((tones, index) => pan(68 + (index % 3) * 60, 66 + Math.floor(index / 3) * 60, tones)).join(''),
  ),
} as const;
