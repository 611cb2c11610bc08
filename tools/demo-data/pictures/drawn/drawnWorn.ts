import { drawing, solid } from './shading.ts';

/** Ribs of knitted edges run along the sleeve and down the hem. */
const ribs = (from: number, to: number, top: number, bottom: number) =>
  Array.from({ length: Math.floor((to - from) / 7) }, (_, at) => `M${from + 4 + at * 7} ${top}v${bottom - top}`).join(
    '',
  );

const sleeve =
  `<path d="M80 82c-26 6-38 26-45 56l-13 62 31 8c8-26 16-44 31-60z" fill="url(#sleeve)"/>` +
  `<path d="M84 112c-2 14-2 26-1 38-14 15-21 32-29 56" stroke="#41556b" stroke-opacity=".35" stroke-width="5" fill="none"/>` +
  `<path d="M45 132c-6 12-8 22-9 34M56 140c-5 9-8 17-10 27" stroke="#4d6379" stroke-opacity=".3" stroke-width="4" fill="none" stroke-linecap="round"/>` +
  `<path d="M22 196l32 8-5 22q-2 6-8 5l-20-5q-6-2-5-8z" fill="url(#rib)"/>` +
  `<path d="M28 200l-5 24M36 202l-5 24M44 204l-5 24" stroke="#3f5369" stroke-opacity=".45" stroke-width="2.500"/>`;

/** Clothes that no emoji shows, laid flat. */
export const drawnWorn = {
  'drawn-hoodie': drawing(
    solid('cloth', ['#a9c0d8', '#88a3bf', '#6c88a5']) +
      solid('sleeve', ['#9db5ce', '#7f9ab7', '#64809d']) +
      solid('hood', ['#b2c7dd', '#8ca7c2', '#6d89a6']) +
      solid('inside', ['#4f6781', '#5d7590', '#708aa6']) +
      solid('rib', ['#86a0bc', '#6f8aa7', '#587491']) +
      solid('pocket', ['#a1b9d2', '#8aa5c1', '#728eab']),
    sleeve +
      `<g transform="translate(256 0) scale(-1 1)">${sleeve}</g>` +
      `<path d="M80 82c16-7 80-7 96 0 6 22 8 44 7 66l-1 62H74l-1-62c-1-22 1-44 7-66z" fill="url(#cloth)"/>` +
      `<path d="M73 206h110v18q0 8-8 8H81q-8 0-8-8z" fill="url(#rib)"/>` +
      `<path d="${ribs(74, 182, 209, 230)}" stroke="#3f5369" stroke-opacity=".4" stroke-width="2.500"/>` +
      // The hood: its back, the dark inside, and the two edges that cross below the chin.
      `<path d="M128 10c38 0 54 26 54 52 0 14-3 26-8 34-14 9-30 14-46 14s-32-5-46-14c-5-8-8-20-8-34 0-26 16-52 54-52z" fill="url(#hood)"/>` +
      `<path d="M128 30c26 0 36 17 36 35 0 18-14 33-36 42-22-9-36-24-36-42 0-18 10-35 36-35z" fill="url(#inside)"/>` +
      `<path d="M128 34c14 0 23 6 28 15-18-6-38-6-56 0 5-9 14-15 28-15z" fill="#33475d" fill-opacity=".4"/>` +
      `<path d="M128 30c26 0 36 17 36 35 0 18-14 33-36 42-22-9-36-24-36-42 0-18 10-35 36-35z" stroke="#c3d4e5" stroke-opacity=".75" stroke-width="3.500" fill="none"/>` +
      `<path d="M83 60c0-20 12-38 34-42" stroke="#fff" stroke-opacity=".2" stroke-width="6" fill="none" stroke-linecap="round"/>` +
      `<path d="M78 96c14 12 32 18 50 18s36-6 50-18" stroke="#41556b" stroke-opacity=".4" stroke-width="4" fill="none"/>` +
      // The pocket for both hands, open at its slanted sides.
      `<path d="M98 152h60q4 0 6 4l12 34v16H80v-16l12-34q2-4 6-4z" fill="url(#pocket)"/>` +
      `<path d="M98 152h60" stroke="#4b6178" stroke-opacity=".55" stroke-width="3"/>` +
      `<path d="M94 153q-9 20-14 38M162 153q9 20 14 38" stroke="#34495f" stroke-opacity=".75" stroke-width="5" fill="none" stroke-linecap="round"/>` +
      `<path d="M100 158h56" stroke="#e1eaf3" stroke-opacity=".6" stroke-width="1.500" stroke-dasharray="4 3"/>` +
      `<g stroke="#f4efe4" stroke-width="5" fill="none" stroke-linecap="round"><path d="M113 98c-3 14-2 24-4 42"/><path d="M143 98c3 12 2 20 5 34"/></g>` +
      `<g fill="#d8cdb8"><rect x="105.500" y="136" width="7" height="13" rx="3"/><rect x="144.500" y="128" width="7" height="13" rx="3"/></g>` +
      `<circle cx="113" cy="97" r="4.500" fill="#e9e4d8"/><circle cx="143" cy="97" r="4.500" fill="#e9e4d8"/>`,
  ),
} as const;
