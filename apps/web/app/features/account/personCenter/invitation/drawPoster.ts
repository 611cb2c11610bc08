import qrcode from 'qrcode';

export interface PosterWords {
  readonly code: string;
  readonly name: string;
  readonly link: string;
}

const WIDTH = 720;
const HEIGHT = 960;
const PICTURE_HEIGHT = 456;
const QR_SIDE = 264;
const FONT = '"PingFang SC", "HarmonyOS Sans SC", MiSans, "Microsoft YaHei", "Noto Sans CJK SC", sans-serif';

/** A picture to send on: who invites, the code, and a QR code that opens the registration with it. */
export async function drawPoster({ code, name, link }: PosterWords): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, WIDTH, HEIGHT);

  const scene = await load('/img/login.webp');
  const cut = (scene.height * WIDTH) / PICTURE_HEIGHT;
  pen.drawImage(scene, (scene.width - cut) / 2, 0, cut, scene.height, 0, 0, WIDTH, PICTURE_HEIGHT);

  write(pen, { text: `${name} 邀您来集物`, x: 40, y: 548, font: `600 44px ${FONT}`, colour: '#1d2129' });
  write(pen, { text: '价格怎么来的，都写在页面上', x: 40, y: 604, font: `400 30px ${FONT}`, colour: '#4a5260' });

  const qr = document.createElement('canvas');
  await qrcode.toCanvas(qr, link, { width: QR_SIDE, margin: 0, errorCorrectionLevel: 'M' });
  pen.drawImage(qr, 40, 656, QR_SIDE, QR_SIDE);
  write(pen, { text: '扫码注册', x: 344, y: 716, font: `400 30px ${FONT}`, colour: '#4a5260' });
  write(pen, { text: '邀请码', x: 344, y: 820, font: `400 30px ${FONT}`, colour: '#656d79' });
  write(pen, { text: code, x: 344, y: 880, font: `600 52px ${FONT}`, colour: '#1d2129' });

  return await new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}

async function load(address: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  return picture;
}

/** The last argument of fillText squeezes what is too long instead of cutting it. */
function write(
  pen: CanvasRenderingContext2D,
  { text, x, y, font, colour }: { text: string; x: number; y: number; font: string; colour: string },
): void {
  pen.font = font;
  pen.fillStyle = colour;
  pen.fillText(text, x, y, WIDTH - x - 40);
}
