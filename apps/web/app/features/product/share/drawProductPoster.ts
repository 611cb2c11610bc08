import qrcode from 'qrcode';
import { wrapText } from './wrapText.ts';

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
const FONT = '"PingFang SC", "HarmonyOS Sans SC", MiSans, "Microsoft YaHei", "Noto Sans CJK SC", sans-serif';

/** A picture to send on: what it is, what it costs, and a QR code that opens its page. */
export async function drawProductPoster({ pictureAddress, title, price, link }: ProductPoster): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, WIDTH, HEIGHT);

  const picture = new Image();
  picture.src = pictureAddress;
  await picture.decode();
  pen.drawImage(picture, 0, 0, WIDTH, WIDTH);

  const write = (text: string, x: number, y: number, look: { font: string; colour: string }) => {
    pen.font = look.font;
    pen.fillStyle = look.colour;
    pen.fillText(text, x, y);
  };
  const titleFont = `600 32px ${FONT}`;
  pen.font = titleFont;
  const lines = wrapText(title, 2, (line) => pen.measureText(line).width <= TEXT_WIDTH);
  lines.forEach((line, at) => write(line, MARGIN, WIDTH + 52 + at * 44, { font: titleFont, colour: '#1d2129' }));

  const qr = document.createElement('canvas');
  await qrcode.toCanvas(qr, link, { width: QR_SIDE, margin: 0, errorCorrectionLevel: 'M' });
  pen.drawImage(qr, WIDTH - MARGIN - QR_SIDE, QR_TOP, QR_SIDE, QR_SIDE);

  pen.font = `700 56px ${FONT}`;
  pen.fillStyle = '#e5322d';
  pen.fillText(price, MARGIN, QR_TOP + 60, BESIDE_QR);
  write('价格以打开页面时为准', MARGIN, QR_TOP + 108, { font: `400 24px ${FONT}`, colour: '#656d79' });
  write('集物 · 扫码看详情', MARGIN, HEIGHT - MARGIN - 4, { font: `400 26px ${FONT}`, colour: '#4a5260' });

  return await new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}
