import { loadPicture, openPoster, posterFont } from '../../../ui/poster/openPoster.ts';
import { wrapText } from '../../../ui/poster/wrapText.ts';

interface ProductPoster {
  readonly pictureAddress: string;
  readonly title: string;
  /** ¥459.00 */
  readonly price: string;
  readonly link: string;
}

const WIDTH = 720;
const HEIGHT = 1080;
const MARGIN = 40;
const QR_SIDE = 200;
const QR_TOP = HEIGHT - MARGIN - QR_SIDE;
const TEXT_WIDTH = WIDTH - 2 * MARGIN;
const BESIDE_QR = TEXT_WIDTH - QR_SIDE - 32;

/** A picture to share: the product, its price, and a QR code that opens its page. */
export async function drawProductPoster({ pictureAddress, title, price, link }: ProductPoster): Promise<Blob> {
  const poster = openPoster(WIDTH, HEIGHT);
  const { pen } = poster;
  pen.drawImage(await loadPicture(pictureAddress), 0, 0, WIDTH, WIDTH);

  const titleLook = { font: '600 32px', colour: '#1d2129', maxWidth: TEXT_WIDTH };
  pen.font = posterFont(titleLook.font);
  const lines = wrapText(title, 2, (line) => pen.measureText(line).width <= TEXT_WIDTH);
  lines.forEach((text, at) => poster.write({ text, x: MARGIN, y: WIDTH + 52 + at * 44, ...titleLook }));

  poster.drawQr(link, { x: WIDTH - MARGIN - QR_SIDE, y: QR_TOP, side: QR_SIDE });
  const write = (text: string, y: number, font: string, colour: string) =>
    poster.write({ text, x: MARGIN, y, font, colour, maxWidth: BESIDE_QR });
  write(price, QR_TOP + 60, '700 56px', '#e5322d');
  write('价格以打开页面时为准', QR_TOP + 108, '400 24px', '#656d79');
  write('集物 · 扫码看详情', HEIGHT - MARGIN - 4, '400 26px', '#4a5260');
  return await poster.finish();
}
