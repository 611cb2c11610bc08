import { expect, it } from 'vitest';
import { keepPromotion, readPageAddress } from './pageAddress.ts';

const routes = new Set(['root', 'routes/resource', 'layouts/main/MainLayout']);
const read = (url: string) => readPageAddress(url, routes);
const page = (url: string) => ({ kind: 'page', url });
const forGood = (to: string) => ({ kind: 'elsewhere', to, isForGood: true });
const home = (to: string) => ({ kind: 'elsewhere', to, isForGood: false });

it('makes one page of every query that has the same known keys', () => {
  const canonical = '/resource?keyword=%E6%9D%AF+%E5%AD%90&sort=newest';
  for (const url of [
    '/resource?keyword=杯 子&sort=newest',
    '/resource?sort=newest&keyword=%E6%9D%AF%20%E5%AD%90',
    '/resource?utm_source=x&sort=newest&keyword=%e6%9d%af+%e5%ad%90&i=ABCDEF&ch=home&r=0.123',
    '/resource?sort=newest&keyword=杯 子&keyword=other&category=',
    '/resource?%73ort=newest&keyword=杯 子',
  ]) {
    expect(read(url), url).toEqual(page(canonical));
  }
  expect(read('/more?id=1&keyword=x&_routes=root')).toEqual(page('/more'));
  expect(read('/order/detail?id=1')).toEqual(page('/order/detail'));
});

it('knows the data of a page, and which of its routes are meant', () => {
  expect(read('/resource.data?x=1&sort=newest&_routes=routes%2Fresource,evil,root')).toEqual(
    page('/resource.data?sort=newest&_routes=root%2Croutes%2Fresource'),
  );
  expect(read('/_.data?i=ABCDEF')).toEqual(page('/_.data'));
  expect(read('/nowhere.data')).toEqual({ kind: 'nothing' });
});

it('leads every spelling of a path to one, with its whole query', () => {
  expect(read('/Product?id=1&i=A')).toEqual(forGood('/product?id=1&i=A'));
  expect(read('/product/?id=1')).toEqual(forGood('/product?id=1'));
  expect(read('//product')).toEqual(forGood('/product'));
  expect(read('/%70roduct')).toEqual(forGood('/product'));
  expect(read('/ORDER//mine/')).toEqual(forGood('/order/mine'));
});

it('leads what is no page home without rendering, and keeps who sent the visitor', () => {
  expect(read('/nowhere?x=1&i=ABCDEF&ch=home')).toEqual(home('/?i=ABCDEF&ch=home'));
  expect(read('//evil.example/product')).toEqual(home('/'));
  expect(read('/%zz')).toEqual(home('/'));
  expect(read('/__proto__')).toEqual(home('/'));
  expect(read('/constructor')).toEqual(home('/'));
  for (const path of ['/login', '/login/', '/login/nothing', '/Login/a/b']) {
    expect(read(`${path}?from=abc&x=1&i=A`), path).toEqual(home('/login/usernamePassword?from=abc&x=1&i=A'));
  }
});

it('takes who sent the visitor along where a page leads elsewhere', () => {
  const query = new URLSearchParams('i=ABCDEF&ch=home&x=1');
  expect(keepPromotion('/resource', query)).toBe('/resource?i=ABCDEF&ch=home');
  expect(keepPromotion('/resource?minFen=100#list', query)).toBe('/resource?minFen=100&i=ABCDEF&ch=home#list');
  expect(keepPromotion('/resource?i=OTHERS', query)).toBe('/resource?i=OTHERS&ch=home');
  expect(keepPromotion('/resource', new URLSearchParams('x=1'))).toBe('/resource');
});
