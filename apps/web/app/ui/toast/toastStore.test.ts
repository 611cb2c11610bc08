import { beforeEach, expect, it } from 'vitest';
import { dismissToast, showToast, useToasts } from './toastStore.ts';

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
