import sharp from 'sharp';

interface Words {
  readonly creditCode: string;
  readonly licenceName: string;
  readonly principal: string;
}

const font = `font-family="'Noto Sans CJK SC','PingFang SC','Microsoft YaHei',sans-serif"`;

/** A licence of the demo shop, which says of itself that it is none. */
export async function licencePicture({ creditCode, licenceName, principal }: Words): Promise<Uint8Array> {
  const lines = [`统一社会信用代码　${creditCode}`, `名　称　${licenceName}`, `负责人　${principal}`];
  const text = lines
    .map((line, index) => `<text x="90" y="${330 + index * 90}" font-size="36">${line}</text>`)
    .join('');
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="850" ${font} fill="#1d2129">
<rect width="1200" height="850" fill="#fdf8ec"/><rect x="30" y="30" width="1140" height="790" fill="none" stroke="#b08a3e" stroke-width="6"/>
<text x="600" y="190" font-size="88" font-weight="600" text-anchor="middle">营业执照</text>${text}
<text x="600" y="740" font-size="40" fill="#8a6d2f" text-anchor="middle">演示数据，不是真的执照</text></svg>`;
  return await sharp(Buffer.from(drawing)).png().toBuffer();
}
