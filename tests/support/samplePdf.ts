/** A real PDF with one page for each content stream. */
export function samplePdf(pages: readonly string[], mediaBox = '0 0 595 842'): Uint8Array<ArrayBuffer> {
  const kids = pages.map((_, nth) => `${3 + nth * 2} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    ...pages.flatMap((content, nth) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [${mediaBox}] /Contents ${4 + nth * 2} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, nth) => {
    const at = text.length;
    text += `${nth + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  text += `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF`;
  return new Uint8Array(Buffer.from(text, 'latin1'));
}
