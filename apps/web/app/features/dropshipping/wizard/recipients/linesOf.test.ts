import { expect, it } from 'vitest';
import { linesOf } from './linesOf.ts';

it('takes each line that says something', () => {
  expect(linesOf('  王晓岚 138\r\n\n\u202e\n李建民\t159\u0000 \n')).toEqual(['王晓岚 138', '李建民\t159']);
  expect(linesOf('长'.repeat(600))[0]).toHaveLength(500);
});
