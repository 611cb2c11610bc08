import { describe, expect, it } from 'vitest';
import { dressHtml, plainText } from './dressHtml.ts';

const dress = (html: string) => dressHtml(html, { headings: 2, tables: 1 });

describe('what the shop adds to sanitised HTML', () => {
  it('anchors go on where the piece before has ended', () => {
    const { html, headings } = dress('<h2>一、<strong>吐司</strong> &amp; 蜜</h2><p>字</p><h3>二</h3>');
    expect(html).toContain('<h2 id="s3" tabindex="-1">');
    expect(headings).toEqual([
      { id: 's3', text: '一、吐司 & 蜜', level: 2 },
      { id: 's4', text: '二', level: 3 },
    ]);
  });

  it('a table scrolls by itself and has a name of its own', () => {
    const { html, tables } = dress('<table><tbody></tbody></table><table></table>');
    expect(html).toMatch(/aria-label="表格 2">.*aria-label="表格 3">/);
    expect(tables).toBe(2);
  });

  const link = (href: string) => dress(`<p><a href="${href}">壶</a></p>`);
  it.each(['/product?id=1&amp;i=ABC123', '/?i=ABC123', '/product?id=1&amp;pick=2#reviews'])(
    '%s earns: it says 广告',
    (href) => {
      expect(link(href).hasPaidLink).toBe(true);
      expect(link(href).html).toContain('</a><em class="ad">广告</em>');
    },
  );
  it.each(['/product?id=1', '/guide?topic=i', '/guide#i=1', '/product?id=1&amp;ii=2'])(
    '%s earns nobody anything',
    (href) => {
      expect(link(href)).toMatchObject({ hasPaidLink: false, html: expect.not.stringContaining('广告') as string });
    },
  );

  it('pictures of a paragraph are a figure, two of them side by side, with their words below', () => {
    const id = '01900000-0000-7000-8000-000000000001';
    const img = (title: string) => `<img src="/file/${id}" alt="壶"${title} width="12" height="8" loading="lazy" />`;
    expect(dress(`<p>${img(' title="侧面"')}</p>`).html).toBe(
      `<figure><div><img src="/file/${id}?w=1080" srcset="/file/${id}?w=640 640w, /file/${id}?w=1080 1080w" sizes="(max-width: 760px) 100vw, 680px" alt="壶" width="12" height="8" loading="lazy" /></div><figcaption>侧面</figcaption></figure>`,
    );
    expect(dress(`<p>${img('')}\n${img('')}</p>`).html).toMatch(
      /^<figure class="pair"><div><img[^>]*><img[^>]*><\/div><\/figure>$/,
    );
    expect(dress(`<p>字${img('')}</p>`).html).not.toContain('figure');
  });
});

it('plain text is what a reader reads', () => {
  expect(plainText('<p>一 &lt;b&gt;\n <strong>二</strong> &amp;amp;</p>')).toBe('一 <b> 二 &amp;');
});
