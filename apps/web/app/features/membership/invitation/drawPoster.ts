import { loadPicture, openPoster } from '../../../ui/poster/openPoster.ts';

export interface PosterWords {
  readonly code: string;
  readonly name: string;
  readonly link: string;
}

const WIDTH = 720;
const HEIGHT = 960;
const MARGIN = 40;
const PICTURE_HEIGHT = 456;
const QR_SIDE = 256;
const QR_TOP = 656;
const BESIDE_QR = MARGIN + QR_SIDE + 40;

/** A picture to share: the inviter, the code, and a QR code that opens the registration with it. */
export async function drawPoster({ code, name, link }: PosterWords): Promise<Blob> {
  const poster = openPoster(WIDTH, HEIGHT);
  const scene = await loadPicture('/img/login.webp');
  const cut = (scene.height * WIDTH) / PICTURE_HEIGHT;
  poster.pen.drawImage(scene, (scene.width - cut) / 2, 0, cut, scene.height, 0, 0, WIDTH, PICTURE_HEIGHT);

  const write = (text: string, x: number, y: number, font: string, colour: string) =>
    poster.write({ text, x, y, font, colour, maxWidth: WIDTH - x - MARGIN });
  write(`${name} 邀您来集物`, MARGIN, 536, '600 46px', '#1d2129');
  write('首单完成，我们各得 1 次抽奖', MARGIN, 604, '400 40px', '#4a5260');
  poster.drawQr(link, { x: MARGIN, y: QR_TOP, side: QR_SIDE });
  write('邀请码', BESIDE_QR, QR_TOP + 112, '400 40px', '#656d79');
  write(code, BESIDE_QR, QR_TOP + 184, '600 56px', '#1d2129');
  return await poster.finish();
}
