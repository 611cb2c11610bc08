import { expect, it } from 'vitest';
import { countOwnSlides, findChosenSlide, gallerySlides } from './gallerySlides.ts';

const picture = (fileId: string) => ({ fileId, placeholder: 'data:', alt: fileId });
const value = (name: string, pictureId: string | null) => ({ value: name, swatch: null, pictureId });
const product = {
  title: '耳机',
  pictures: [picture('front'), picture('side')],
  options: [
    {
      name: '颜色',
      values: [value('云灰', 'front'), value('雾蓝', 'blue'), value('燕麦', null), value('天蓝', 'blue')],
    },
    { name: '版本', values: [value('标准版', null)] },
  ],
};
const slides = gallerySlides(product);

it('adds the pictures of option values, each once', () => {
  expect(slides.map(({ fileId }) => fileId)).toEqual(['front', 'side', 'blue']);
  expect(slides[2]?.alt).toBe('耳机，雾蓝');
});

it('finds the picture of what is chosen', () => {
  expect(findChosenSlide(slides, product.options, ['云灰', '标准版'])).toBe(0);
  expect(findChosenSlide(slides, product.options, ['雾蓝', '标准版'])).toBe(2);
  expect(findChosenSlide(slides, product.options, ['燕麦', '标准版'])).toBeUndefined();
});

it('opens with the picture of the SKU that is chosen beforehand', () => {
  const order = (...values: string[]) => gallerySlides(product, values).map(({ fileId }) => fileId);
  expect(order('雾蓝', '标准版')).toEqual(['blue', 'front', 'side']);
  expect(order('云灰', '标准版')).toEqual(['front', 'side', 'blue']);
  expect(order('燕麦', '标准版')).toEqual(['front', 'side', 'blue']);
  expect(gallerySlides({ ...product, pictures: [], options: [] }, ['雾蓝'])).toEqual([]);
});

it('counts the slides that have a thumbnail of their own', () => {
  expect(countOwnSlides(slides, product)).toBe(2);
  expect(countOwnSlides(gallerySlides(product, ['雾蓝', '标准版']), product)).toBe(3);
});
