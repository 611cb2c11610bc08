import { escapeXml } from '@jiwu/kernel';
import { wrapWords } from '../promotionLinks/wrapWords.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 72;

/** Where the cover lies on a share picture: its right half. */
export const coverPlace = { left: 600, top: 0, width: 600, height: HEIGHT };

const font = `font-family="'Noto Sans CJK SC','PingFang SC','Microsoft YaHei',sans-serif"`;
const ink = '#1d2129';
const grey = '#4a5260';

interface Facts {
  /** 好物志 · 吃喝. */
  readonly place: string;
  readonly title: string;
  readonly by: string;
  readonly isAd: boolean;
  readonly hasCover: boolean;
}

/** What others see of a text when its link is sent on, as SVG, but for the cover: the shop's mark, where it stands, title and author. */
export function shareDrawing({ place, title, by, isAd, hasCover }: Facts): string {
  const inner = (hasCover ? coverPlace.left : WIDTH) - 2 * MARGIN;
  const size = hasCover ? 52 : 68;
  const lines = wrapWords(title, { lines: 4, em: inner / size });
  const step = Math.round(size * 1.4);
  const top = 220 + size;
  const words = lines
    .map(
      (line, index) =>
        `<text x="${MARGIN}" y="${top + index * step}" font-size="${size}" font-weight="600" fill="${ink}">${escapeXml(line)}</text>`,
    )
    .join('');
  const label = isAd
    ? `<rect x="${MARGIN}" y="${HEIGHT - MARGIN - 38}" width="76" height="42" fill="none" stroke="#c8cdd5" stroke-width="2"/><text x="${MARGIN + 38}" y="${HEIGHT - MARGIN - 7}" font-size="26" fill="${grey}" text-anchor="middle">广告</text>`
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" ${font}>
<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>
<g transform="translate(${MARGIN} ${MARGIN})"><rect x="2.5" y="2.5" width="43" height="43" fill="none" stroke="${ink}" stroke-width="5"/><rect x="24" y="24" width="14" height="14" fill="#1677ff"/></g>
<text x="${MARGIN + 64}" y="${MARGIN + 37}" font-size="36" font-weight="600" fill="${ink}">集物</text>
<text x="${MARGIN}" y="190" font-size="28" fill="${grey}">${escapeXml(place)}</text>
${words}
${label}<text x="${MARGIN + (isAd ? 96 : 0)}" y="${HEIGHT - MARGIN - 7}" font-size="28" fill="${grey}">${escapeXml(by)}</text>
</svg>`;
}
