import { shadeOf, type PaletteName } from './palettes.ts';

export const sceneNames = ['flat', 'studio', 'split', 'arch', 'disc', 'window', 'plinth', 'block'] as const;
export type SceneName = (typeof sceneNames)[number];

/** Side of the square canvas that scenes are drawn on; pictures of other sizes are scaled from it. */
export const CANVAS = 800;
/** Where things stand: on a plinth or block that is its upper face. */
export function floorY(scene: SceneName): number {
  return scene === 'plinth' || scene === 'block' ? 605 : 620;
}

/** The middle of a lying thing. */
export function tableY(scene: SceneName): number {
  return scene === 'disc' ? 376 : scene === 'arch' ? 390 : 404;
}

const MIDDLE = CANVAS / 2;
const EDGE_Y = 600;
const HORIZON_Y = EDGE_Y - 70;
/** Drawn beyond the edges, so that soft edges end outside the picture. */
const COVER = `x="-200" width="${CANVAS + 400}"`;

/** The empty scene as SVG: a wall lit from the upper left, a floor, and the base for the goods. */
export function drawScene(scene: SceneName, palette: PaletteName): string {
  const light = (opacity: number) =>
    `<rect width="${CANVAS}" height="${CANVAS}" fill="url(#light)" opacity="${opacity}"/>`;
  const softFloor = `<rect ${COVER} y="${HORIZON_Y - 60}" height="${CANVAS - HORIZON_Y + 160}" fill="url(#softFloor)"/>`;
  const hardFloor = `<rect ${COVER} y="${HORIZON_Y}" height="${CANVAS - HORIZON_Y + 200}" fill="url(#floor)"/>`;
  const bodies: Record<SceneName, string> = {
    flat: light(1),
    studio: softFloor + light(1),
    split: hardFloor + light(0.7),
    arch: `${softFloor}<path d="M${MIDDLE - 230} ${HORIZON_Y + 26}V330a230 230 0 0 1 460 0V${HORIZON_Y + 26}z" fill="url(#accent)"/>${light(0.6)}`,
    disc: `${softFloor}<circle cx="${MIDDLE + 34}" cy="340" r="236" fill="url(#accent)"/>${light(0.6)}`,
    window: softFloor + beam(60, 150, -240) + beam(270, 150, 30) + beam(480, 130, 310),
    plinth: softFloor + light(0.6) + plinth,
    block: softFloor + light(0.5) + block,
  };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CANVAS}" height="${CANVAS}">${gradients(palette)}<rect ${COVER} y="-100" height="${CANVAS + 200}" fill="url(#wall)"/>${bodies[scene]}</svg>`;
}

const plinth = `<ellipse cx="${MIDDLE + 24}" cy="${EDGE_Y + 130}" rx="356" ry="86" fill="url(#shadow)"/><path d="M${MIDDLE - 270} ${EDGE_Y}v92a270 58 0 0 0 540 0v-92z" fill="url(#side)"/><ellipse cx="${MIDDLE}" cy="${EDGE_Y}" rx="270" ry="58" fill="url(#top)"/>`;

const block = `<ellipse cx="${MIDDLE + 30}" cy="${EDGE_Y + 132}" rx="350" ry="44" fill="url(#shadow)"/><path d="M${MIDDLE - 250} ${EDGE_Y - 44}h500l46 82h-592z" fill="url(#top)"/><path d="M${MIDDLE - 296} ${EDGE_Y + 38}h592v98h-592z" fill="url(#side)"/>`;

/** Sunlight through a window: strips from above the picture to below it, each within the one before for a soft edge. */
function beam(left: number, width: number, leftAtBottom: number): string {
  const lean = (leftAtBottom - left) / CANVAS;
  const at = (y: number) => left + lean * y;
  let strips = '';
  for (let inset = -12; inset <= 12; inset += 4) {
    const bottomWidth = width * 1.4 - 2 * inset;
    strips += `<path d="M${at(-80) + inset} -80h${width - 2 * inset}L${at(CANVAS + 80) + inset + bottomWidth} ${CANVAS + 80}h${-bottomWidth}z"/>`;
  }
  return `<g fill="#fff" fill-opacity=".094">${strips}</g>`;
}

function gradients(palette: PaletteName): string {
  const shade = (change: Parameters<typeof shadeOf>[1]) => shadeOf(palette, change);
  const wall = shade({});
  const bright = shade({ scale: 0.6, lighten: 7 });
  const floor = shade({ saturate: 2, lighten: -3 });
  const floorDark = shade({ saturate: 2, lighten: -10 });
  return `<defs>
${linear('wall', '0 0 1 1', [0, bright], [0.55, wall], [1, shade({ lighten: -6 })])}
${linear('floor', '0 0 .3 1', [0, floor], [1, floorDark])}
${linear('softFloor', '0 0 0 1', [0, floor, 0], [0.3, floor], [1, floorDark])}
${linear('side', '0 0 1 0', [0, shade({ lighten: 2 })], [0.35, wall], [1, shade({ saturate: 5, lighten: -14 })])}
${linear('top', '0 0 1 1', [0, bright], [1, wall])}
${linear('accent', '0 0 0 1', [0, shade({ saturate: 5, lighten: -7 })], [1, shade({ saturate: 4, lighten: -3 })])}
<radialGradient id="light" cx=".32" cy=".24" r=".8">${stop(0, '#fff', 0.55)}${stop(1, '#fff', 0)}</radialGradient>
<radialGradient id="shadow">${stop(0.6, '#20242c', 0.22)}${stop(0.8, '#20242c', 0.1)}${stop(1, '#20242c', 0)}</radialGradient></defs>`;
}

type Stop = readonly [offset: number, colour: string, opacity?: number];

function linear(id: string, line: string, ...stops: readonly Stop[]): string {
  const [x1, y1, x2, y2] = line.split(' ');
  return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops.map((each) => stop(...each)).join('')}</linearGradient>`;
}

function stop(offset: number, colour: string, opacity = 1): string {
  return `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
}
