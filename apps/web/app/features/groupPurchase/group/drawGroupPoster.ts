import { loadPicture, openPoster, posterFont } from '../../../ui/poster/openPoster.ts';
import { wrapText } from '../../../ui/poster/wrapText.ts';

interface GroupPoster {
  readonly pictureAddress: string;
  /** 今天 21:30 前有效 */
  readonly until: string;
  /** 3 人团，还差 1 人 */
  readonly headline: string;
  readonly title: string;
  readonly price: string;
  /** 单独买 ¥349.00; empty where that is no dearer. */
  readonly single: string;
  readonly link: string;
}

const WIDTH = 720;
const HEIGHT = 1120;
const MARGIN = 40;
const TOP = 88;
const PICTURE_HEIGHT = 640;
const QR_SIDE = 208;
const QR_TOP = HEIGHT - MARGIN - QR_SIDE;
const TEXT_WIDTH = WIDTH - 2 * MARGIN;
const BESIDE_QR = TEXT_WIDTH - QR_SIDE - 32;

/** A picture to share: the goods, how many lack, both prices, and a QR code that opens the group. */
export async function drawGroupPoster(facts: GroupPoster): Promise<Blob> {
  const poster = openPoster(WIDTH, HEIGHT);
  const { pen } = poster;
  const write = (text: string, y: number, font: string, colour: string, maxWidth = BESIDE_QR) =>
    poster.write({ text, x: MARGIN, y, font, colour, maxWidth });
  poster.drawMark({ x: MARGIN, y: 26, side: 38 });
  poster.write({ text: '集物 · 拼团', x: MARGIN + 54, y: 56, font: '600 28px', colour: '#1d2129', maxWidth: 240 });
  pen.textAlign = 'right';
  poster.write({ text: facts.until, x: WIDTH - MARGIN, y: 56, font: '400 26px', colour: '#4a5260', maxWidth: 360 });
  pen.textAlign = 'left';

  const picture = await loadPicture(facts.pictureAddress);
  // The middle of a square, as wide as the poster.
  const cut = (picture.height * PICTURE_HEIGHT) / WIDTH;
  pen.drawImage(picture, 0, (picture.height - cut) / 2, picture.width, cut, 0, TOP, WIDTH, PICTURE_HEIGHT);

  write(facts.headline, TOP + PICTURE_HEIGHT + 64, '600 40px', '#1d2129', TEXT_WIDTH);
  pen.font = posterFont('400 28px');
  const [title = ''] = wrapText(facts.title, 1, (line) => pen.measureText(line).width <= TEXT_WIDTH);
  write(title, TOP + PICTURE_HEIGHT + 112, '400 28px', '#4a5260', TEXT_WIDTH);

  poster.drawQr(facts.link, { x: WIDTH - MARGIN - QR_SIDE, y: QR_TOP, side: QR_SIDE });
  write(facts.price, QR_TOP + 64, '700 56px', '#e5322d');
  write(facts.single, QR_TOP + 112, '400 26px', '#656d79');
  write('长按识别，查看这个团', QR_TOP + 164, '400 26px', '#4a5260');
  write('没满自动退款', QR_TOP + 202, '400 26px', '#4a5260');
  return await poster.finish();
}
