import { beforeEach, expect, it } from 'vitest';
import { dismissToast, dismissToastsTo, showToast, useToasts } from './toastStore.ts';

const texts = () => useToasts.getState().shown.map(({ text }) => text);

beforeEach(() => {
  useToasts.setState({ shown: [] });
});

it('shows at most three, the newest last', () => {
  for (const text of ['一', '二', '三', '四']) showToast({ kind: 'info', text });
  expect(texts()).toEqual(['二', '三', '四']);
});

it('shows the same words only once', () => {
  showToast({ kind: 'error', text: '请稍后再试' });
  showToast({ kind: 'info', text: '已保存' });
  showToast({ kind: 'error', text: '请稍后再试' });
  expect(texts()).toEqual(['已保存', '请稍后再试']);
});

it('takes one away', () => {
  showToast({ kind: 'success', text: '已复制' });
  dismissToast(useToasts.getState().shown[0]?.id ?? -1);
  expect(texts()).toEqual([]);
});

it('takes away what points to the page that is open, and nothing else', () => {
  showToast({ kind: 'success', text: '已加入购物车', leadsTo: '/cart/mine' });
  showToast({ kind: 'success', text: '已复制' });
  dismissToastsTo('/');
  expect(texts()).toEqual(['已加入购物车', '已复制']);
  dismissToastsTo('/cart/mine');
  expect(texts()).toEqual(['已复制']);
});
