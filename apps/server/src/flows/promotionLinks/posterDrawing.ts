import { escapeXml, groupedYuan } from '@jiwu/kernel';
import { qrPath } from '../../platform/pictures/qrPath.ts';
import type { PromotionLink } from './queries/loadPromotionLink.ts';
import { wrapWords } from './wrapWords.ts';

const WIDTH = 750;
const MARGIN = 38;
const INNER = WIDTH - 2 * MARGIN;
const HEAD = 100;
const PICTURE = 650;
/** Of the QR code, without the white around it. */
const QR = 228;

/** Where the product's picture lies on a poster. */
export const picturePlace = { left: 0, top: HEAD, width: WIDTH, height: PICTURE };

const font = `font-family="'Noto Sans CJK SC','PingFang SC','Microsoft YaHei',sans-serif"`;
const ink = '#1d2129';
const grey = '#4a5260';

/**
 * A poster as SVG, but for the product's picture: the shop's mark, 广告, the promoter's own words, the price, and the QR code of the link.
 * 广告 stands on each of them, because the link earns.
 */
export function posterDrawing(facts: Omit<PromotionLink, 'picture'> & { text: string }): string {
  const words = wrapWords(facts.text, { lines: 2, em: INNER / 44 });
  const top = HEAD + PICTURE + 38;
  const bottom = top + words.length * 62 + 38;
  const height = bottom + QR + MARGIN;
  const [yuan = '', cents = ''] = groupedYuan(facts.priceFen).split('.');
  const left = INNER - QR - 36;
  const title = wrapWords(facts.title, { lines: 2, em: left / 30 });
  const from = facts.isFrom ? `<tspan font-size="30" font-weight="400" fill="${grey}"> 起</tspan>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" ${font}>
<rect width="${WIDTH}" height="${height}" fill="#fff"/>
<g transform="translate(${MARGIN} 26)"><rect x="2.5" y="2.5" width="43" height="43" fill="none" stroke="${ink}" stroke-width="5"/><rect x="24" y="24" width="14" height="14" fill="#1677ff"/></g>
<text x="${MARGIN + 66}" y="63" font-size="36" fill="${grey}">集物</text>
<rect x="${WIDTH - MARGIN - 84}" y="27" width="84" height="46" fill="none" stroke="#c8cdd5" stroke-width="2"/>
<text x="${WIDTH - MARGIN - 42}" y="61" font-size="30" fill="${grey}" text-anchor="middle">广告</text>
${lines(words, { x: MARGIN, y: top + 44, step: 62, attributes: `font-size="44" font-weight="600" fill="${ink}"` })}
<text x="${MARGIN}" y="${bottom + 50}" font-weight="600" fill="#e5322d"><tspan font-size="34">¥</tspan><tspan font-size="60">${yuan}</tspan><tspan font-size="34">.${cents}</tspan>${from}</text>
${lines(title, { x: MARGIN, y: bottom + 112, step: 42, attributes: `font-size="30" fill="${grey}"` })}
<text x="${MARGIN}" y="${bottom + QR - 8}" font-size="30" fill="${grey}">${escapeXml(facts.promoter)} 推荐</text>
${qr(facts.link, { x: WIDTH - MARGIN - QR, y: bottom })}
</svg>`;
}

function lines(some: readonly string[], at: { x: number; y: number; step: number; attributes: string }): string {
  return some
    .map((line, index) => `<text x="${at.x}" y="${at.y + index * at.step}" ${at.attributes}>${escapeXml(line)}</text>`)
    .join('');
}

function qr(link: string, { x, y }: { x: number; y: number }): string {
  const { side, path } = qrPath(link);
  // Whole pixels for each module: blurred edges are what readers stumble over.
  const module = Math.floor(QR / side);
  const rest = QR - module * side;
  const place = `translate(${x + rest} ${y + rest}) scale(${module})`;
  return `<path transform="${place}" shape-rendering="crispEdges" fill="${ink}" d="${path}"/>`;
}
