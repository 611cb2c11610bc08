import { expect, it } from 'vitest';
import { renderMarkdown } from './renderMarkdown.ts';

const FILE_ID = '01900000-0000-7000-8000-000000000001';

it('nothing that runs, leads away or comes from elsewhere survives', async () => {
  const html = await renderMarkdown(
    [
      '# 大标题',
      '<script>alert(1)</script><style>p{}</style><p onclick="x()" style="color:red" class="a" id="main">字</p>',
      '[外面](https://elsewhere.example) [协议](//elsewhere.example) [脚本](javascript:alert(1)) [指南](/guide?topic=refund)',
      '![别处](https://elsewhere.example/a.png) ![路径](/file/../../etc/passwd)',
      '<iframe src="/"></iframe><svg onload="x()"></svg><form action="/"><input name="a"></form>',
    ].join('\n\n'),
  );
  expect(html).not.toMatch(/script|alert|onclick|style|class|id=|elsewhere|iframe|svg|form|input|img/);
  expect(html).toContain('<h2>大标题</h2>');
  expect(html).toContain('<a href="/guide?topic=refund">指南</a>');
  expect(html).toContain('<a>外面</a>');
});

it('reads bold in Chinese without spaces, keeps aligned tables and where a list begins', async () => {
  expect(await renderMarkdown('水**开了。**再放')).toBe('<p>水<strong>开了。</strong>再放</p>');
  expect(await renderMarkdown('2 * 3 ** 4 ** 5')).not.toContain('<strong>');
  expect(await renderMarkdown('| 甲 | 乙 |\n|---|--:|\n| 一 | 二 |')).toContain('<td align="right">二</td>');
  expect(await renderMarkdown('3. 三')).toContain('<ol start="3">');
});

it('gives pictures their size: a square, or that of the file', async () => {
  const text = `![壶](file:${FILE_ID} "侧面")`;
  expect(await renderMarkdown(text)).toContain(
    `<img src="/file/${FILE_ID}" alt="壶" title="侧面" width="640" height="640" loading="lazy" />`,
  );
  const sized = await renderMarkdown(text, {
    sizeOf: (id) => (id === FILE_ID ? { width: 1200, height: 800 } : undefined),
  });
  expect(sized).toContain('width="1200" height="800"');
});
