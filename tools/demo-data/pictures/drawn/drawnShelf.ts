import { box, drawing, gleam, round, solid } from './shading.ts';

const slat = (x: number) => box(x, 106, 6, 94, 3, '#2b1d13');

const leaf = (x: number, y: number, turn: number) =>
  `<path d="M0-17C10-8 10 9 0 17-10 9-10-8 0-17z" fill="#7d9a52" transform="translate(${x} ${y}) rotate(${turn})"/>`;

/** What stands on a shelf, and emoji show otherwise: with a screen for a dial, a handle on top, in a cup. */
export const drawnShelf = {
  'drawn-wooden-radio': drawing(
    solid('wood', ['#b07a4b', '#8a5a33', '#5f3b1f']) +
      solid('front', ['#9c6a3f', '#7b4f2c', '#553419']) +
      solid('brass', ['#f4dfae', '#d2ac63', '#92703a']) +
      solid('dial', ['#fffaea', '#f4e8c8', '#dcc897']),
    `<path d="M196 78L226 8" stroke="#b9bcc0" stroke-width="5" stroke-linecap="round"/><circle cx="226" cy="9" r="6" fill="#d5d8db"/>` +
      box(42, 216, 26, 14, 4, '#39241a') +
      box(188, 216, 26, 14, 4, '#39241a') +
      box(16, 74, 224, 148, 16, 'url(#wood)') +
      box(28, 86, 200, 124, 9, 'url(#front)') +
      box(38, 96, 92, 112, 8, '#4a3220') +
      [45, 57, 69, 81, 93, 105, 117].map(slat).join('') +
      box(142, 98, 78, 42, 6, 'url(#dial)') +
      `<path d="M150 126h62M150 118v8m12-5v5m12-8v8m12-5v5m12-8v8m12-5v5" stroke="#8a7448" stroke-width="2.5" fill="none"/><path d="M178 102v32" stroke="#c0492f" stroke-width="3.5"/>` +
      `<circle cx="162" cy="176" r="19" fill="url(#brass)"/><circle cx="162" cy="176" r="12" fill="#e9cf97"/><path d="M162 176l7-12" stroke="#7a5a2b" stroke-width="4" stroke-linecap="round"/>` +
      `<circle cx="205" cy="176" r="13" fill="url(#brass)"/><circle cx="205" cy="176" r="8" fill="#e9cf97"/>` +
      gleam(22, 86, 5, 110),
  ),
  'drawn-side-teapot': drawing(
    solid('glaze', ['#d6e7d9', '#a9c8b2', '#76987f']) +
      solid('lid', ['#e0eee2', '#b5d0bc', '#84a58d']) +
      solid('arm', ['#c3dbc8', '#9bbba4', '#6a8b74']),
    // The spout looks to the left; the straight handle comes out of the side, towards whoever pours.
    `<path d="M66 132C44 126 36 104 20 88q-8-6-2-14 18-2 30 12c14 16 20 24 36 28z" fill="url(#glaze)"/><ellipse cx="20" cy="80" rx="5" ry="8" fill="#5f7f69" transform="rotate(-42 20 80)"/>` +
      `<ellipse cx="124" cy="222" rx="56" ry="9" fill="#6d8f77"/>` +
      `<path d="M124 84c56 0 84 32 84 70 0 42-36 72-84 72s-84-30-84-72c0-38 28-70 84-70z" fill="url(#glaze)"/>` +
      `<ellipse cx="124" cy="92" rx="54" ry="14" fill="#86a890"/><path d="M72 90q4-28 52-28t52 28q-12 12-52 12t-52-12z" fill="url(#lid)"/>` +
      `<circle cx="124" cy="54" r="12" fill="url(#lid)"/>` +
      `<path d="M168 150l66-20q14-2 16 10t-10 18l-66 22q-14 2-18-10t12-20z" fill="url(#arm)"/><ellipse cx="240" cy="143" rx="9" ry="13" fill="#587561" transform="rotate(-16 240 143)"/>` +
      `<path d="M66 128c8-18 22-28 40-30" stroke="#fff" stroke-opacity=".5" stroke-width="9" fill="none" stroke-linecap="round"/>`,
  ),
  'drawn-tablet': drawing(
    solid('case', ['#b9cbde', '#8fa9c4', '#6b86a3']) +
      `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f3dcc0"/><stop offset=".55" stop-color="#f0b99a"/><stop offset="1" stop-color="#d98f86"/></linearGradient>`,
    // Its back behind, its screen in front, and the pencil that one writes with.
    box(98, 8, 150, 220, 16, '#5d7894') +
      box(98, 6, 147, 220, 16, 'url(#case)') +
      box(206, 18, 28, 28, 10, '#7d98b4') +
      `<circle cx="220" cy="32" r="9" fill="#26323f"/><circle cx="217" cy="29" r="3" fill="#8fb0d0"/>` +
      box(18, 26, 160, 222, 17, '#8ea8c3') +
      box(20, 26, 158, 220, 16, '#232a33') +
      `<path d="M32 46h134v180H32z" fill="url(#sky)"/><circle cx="128" cy="104" r="20" fill="#fff3dc"/>` +
      `<path d="M32 166c26-30 46-26 66-4 20-26 42-28 68-2v66H32z" fill="#b0756f"/><path d="M32 190c40-22 88-20 134 4v32H32z" fill="#7c5058"/>` +
      `<path d="M32 46h64L32 142z" fill="#fff" fill-opacity=".16"/><circle cx="99" cy="36" r="3" fill="#4b5866"/>` +
      box(188, 74, 11, 168, 5.5, '#e9edf1') +
      `<path d="M188 232h11l-5.500 18z" fill="#aeb8c2"/>` +
      box(190, 78, 3, 148, 1.5, '#ffffff'),
  ),
  'drawn-tea-tin': drawing(
    round('tin', ['#8fae73', '#5f8048', '#3b552b']) + round('lid', ['#a3bf87', '#6f9056', '#465f34']),
    `<ellipse cx="128" cy="228" rx="66" ry="14" fill="#33491f"/>` +
      `<path d="M62 84h132v144q-66 22-132 0z" fill="url(#tin)"/>` +
      `<path d="M58 40h140v52q-70 18-140 0z" fill="url(#lid)"/><ellipse cx="128" cy="40" rx="70" ry="15" fill="#9dba81"/><ellipse cx="128" cy="39" rx="52" ry="10" fill="#8aa96e"/>` +
      `<path d="M82 112h92v96q-46 9-92 0z" fill="#f6f0de"/>` +
      leaf(116, 146, -34) +
      leaf(140, 146, 34) +
      leaf(128, 134, 0) +
      `<path d="M128 150v22" stroke="#6c8845" stroke-width="4" stroke-linecap="round"/>` +
      box(104, 182, 48, 5, 2.5, '#9a8e66') +
      box(112, 194, 32, 4, 2, '#c4b98f') +
      gleam(74, 100, 8, 108),
  ),
} as const;
