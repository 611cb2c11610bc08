import { expect, it } from 'vitest';
import { splitChapters } from './splitChapters.ts';

const picture = '<img src="/file/1" alt="壶" width="640" height="640" loading="lazy">';

it('cuts at headings and sets the picture of each part beside its words', () => {
  const html = `<h2>出水利落</h2>\n<p>壶嘴修整过。</p>\n<p>${picture}</p>\n<h3>容量</h3><p>280 毫升。</p>`;
  expect(splitChapters(html)).toEqual([
    { picture, html: '<h2>出水利落</h2>\n<p>壶嘴修整过。</p>\n\n' },
    { picture: null, html: '<h3>容量</h3><p>280 毫升。</p>' },
  ]);
});

it('keeps words before the first heading', () => {
  expect(splitChapters('<p>先说一句。</p><h2>一</h2>').map(({ html }) => html)).toEqual([
    '<p>先说一句。</p>',
    '<h2>一</h2>',
  ]);
});

it('never cuts inside a quotation or a list', () => {
  const html = '<blockquote><p>他说</p><h3>好</h3></blockquote><h2>二</h2>';
  expect(splitChapters(html).map((chapter) => chapter.html)).toEqual([
    '<blockquote><p>他说</p><h3>好</h3></blockquote>',
    '<h2>二</h2>',
  ]);
});

it('leaves a second picture where it was, and makes nothing of nothing', () => {
  const [chapter] = splitChapters(`<h2>一</h2><p>${picture}</p><p>${picture}</p>`);
  expect(chapter?.html).toBe(`<h2>一</h2><p>${picture}</p>`);
  expect(splitChapters('')).toEqual([]);
});
