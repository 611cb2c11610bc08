import { loadPicture, openPoster } from '../../../../components/poster/openPoster.ts';

export interface PosterWords {
  readonly code: string;
  readonly name: string;
  readonly link: string;
}

const WIDTH = 720;
const HEIGHT = 960;
const MARGIN = 40;
const PICTURE_HEIGHT = 456;
const QR_SIDE = 264;
const BESIDE_QR = 344;

/** A picture to send on: who invites, the code, and a QR code that opens the registration with it. */
export async function drawPoster({ code, name, link }: PosterWords): Promise<Blob> {
  const poster = openPoster(WIDTH, HEIGHT);
  const scene = await loadPicture('/img/login.webp');
  const cut = (scene.height * WIDTH) / PICTURE_HEIGHT;
  poster.pen.drawImage(scene, (scene.width - cut) / 2, 0, cut, scene.height, 0, 0, WIDTH, PICTURE_HEIGHT);

  const write = (text: string, x: number, y: number, font: string, colour: string) =>
    poster.write({ text, x, y, font, colour, maxWidth: WIDTH - x - MARGIN });
  write(`${name} 邀您来集物`, MARGIN, 548, '600 44px', '#1d2129');
  write('价格怎么来的，都写在页面上', MARGIN, 604, '400 30px', '#4a5260');
  await poster.drawQr(link, { x: MARGIN, y: 656, side: QR_SIDE });
  write('扫码注册', BESIDE_QR, 716, '400 30px', '#4a5260');
  write('邀请码', BESIDE_QR, 820, '400 30px', '#656d79');
  write(code, BESIDE_QR, 880, '600 52px', '#1d2129');
  return await poster.finish();
}
