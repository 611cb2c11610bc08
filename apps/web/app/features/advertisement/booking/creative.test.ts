import { expect, it } from 'vitest';
import { creativeRefusal, sizeWords, smallWords } from './creative.ts';

it('says what a place wants, and why a picture is not taken', () => {
  expect(sizeWords('category')).toBe('1152 × 576 以上，2 MB 以内');
  expect(creativeRefusal({ type: 'image/webp', size: 2 * 1024 * 1024 })).toBeNull();
  expect(creativeRefusal({ type: 'image/webp', size: 2 * 1024 * 1024 + 1 })).toBe('图片超过 2 MB，请压缩后再传。');
  expect(creativeRefusal({ type: 'image/gif', size: 10 })).toBe('请换一张 JPG、PNG 或 WebP 图片。');
  expect(smallWords('category', { width: 1152, height: 576 })).toBeNull();
  expect(smallWords('category', { width: 1200, height: 500 })).toBe(
    '图片是 1200 × 500，这个位置要 1152 × 576 以上，请换一张。',
  );
});
