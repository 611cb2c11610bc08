import decodeQR from 'qr/decode.js';
import { expect, it } from 'vitest';
import { drawQr } from './drawQr.ts';
import { qrModules } from './qrModules.ts';

/** What the pen has painted, on white, as a camera would see it. */
function paint(text: string, side: number, border: number) {
  const width = side + 2 * border;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  const pen = {
    fillStyle: '',
    fillRect(x: number, y: number, wide: number, high: number) {
      expect([x, y, wide, high].every(Number.isInteger), 'whole pixels').toBe(true);
      for (let row = y; row < y + high; row += 1) {
        for (let column = x; column < x + wide; column += 1)
          data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
      }
    },
  };
  drawQr(pen, text, { x: border, y: border, side });
  return { width, height: width, data };
}

const link = 'https://www.jiwu.example/product?id=018f2b3c-9c1e-7c3a-8f00-000000000001&i=7K3M9Q&ch=团长群';

it.each([168, 208, 240, 624])('is read again at %i pixels, also where modules are not of one width', (side) => {
  expect(decodeQR(paint(link, side, 24))).toBe(link);
});

it('reads a code of WeChat Pay', () => {
  const code = 'weixin://wxpay/bizpayurl?pr=Xw2Lp7kzz';
  expect(decodeQR(paint(code, qrModules(code).length * 8, 32))).toBe(code);
});
