/** Enough for the largest place an avatar stands in, twice over. */
const SIDE = 640;

/** Cuts a square out of a picture. The server makes its own picture of it again, so nothing hidden goes along. */
export async function cropPicture(
  file: File,
  area: { x: number; y: number; width: number; height: number },
): Promise<Blob> {
  // Not by an image element: its `decode` waits for the page to be painted, which a busy browser may put off for long.
  const picture = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const pen = canvas.getContext('2d');
  if (!pen) throw new DOMException('no canvas');
  // JPEG has no transparency: transparent areas become white, not black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, SIDE, SIDE);
  pen.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, SIDE, SIDE);
  picture.close();
  return await new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new DOMException('no picture'))), 'image/jpeg', 0.92);
  });
}
