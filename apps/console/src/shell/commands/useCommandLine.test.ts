import { expect, it } from 'vitest';
import { useCommandLine } from './useCommandLine.ts';

it('counts each time that it is opened, and not the key pressed again while it is open', () => {
  const { open, close } = useCommandLine.getState();
  const standing = () => {
    const { isOpen, openings } = useCommandLine.getState();
    return [isOpen, openings];
  };
  expect(standing()).toEqual([false, 0]);
  open();
  open();
  expect(standing()).toEqual([true, 1]);
  close();
  expect(standing()).toEqual([false, 1]);
  open();
  expect(standing()).toEqual([true, 2]);
  close();
});
