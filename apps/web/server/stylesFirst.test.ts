import { expect, it } from 'vitest';
import { stylesFirst } from './stylesFirst.ts';

it('asks for styles first, and for scripts with less urgency, in their order', () => {
  const page =
    '<html><head><title>集物</title><link rel="modulepreload" href="/assets/entry.js"/>' +
    '<link rel="modulepreload" href="/assets/home.js" nonce="m4rk"/><link rel="stylesheet" href="/assets/home.css"/></head><body>好</body></html>';
  expect(stylesFirst(page)).toBe(
    '<html><head><title>集物</title><link rel="stylesheet" href="/assets/home.css"/>' +
      '<link rel="modulepreload" fetchpriority="low" href="/assets/entry.js"/>' +
      '<link rel="modulepreload" fetchpriority="low" href="/assets/home.js" nonce="m4rk"/></head><body>好</body></html>',
  );
});

it('leaves everything else as it was: the body’s text, and what is no page', () => {
  const text = '<p>&lt;link rel="modulepreload"&gt;</p><link rel="modulepreload" href="/in-the-body.js"/>';
  expect(stylesFirst(`<html><head></head><body>${text}</body></html>`)).toBe(
    `<html><head></head><body>${text}</body></html>`,
  );
  expect(stylesFirst(text)).toBe(text);
});
