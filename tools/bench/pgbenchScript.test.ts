import { expect, it } from 'vitest';
import { pgbenchScript } from './pgbenchScript.ts';

it('turns parameters into variables, and leaves casts alone', () => {
  const { text, variables } = pgbenchScript([
    { text: 'select $1::uuid,\n  $2, $3', values: ['a', null, '{"x"}'] },
    { text: "select to_char(now(), 'HH24:MI'), 'it''s', $1", values: ['b'] },
  ]);
  expect(text).toBe("select :v0::uuid, null, :v1;\nselect to_char(now(), :v2), 'it''s', :v3;\n");
  expect(variables).toEqual({ v0: 'a', v1: '{"x"}', v2: 'HH24:MI', v3: 'b' });
});
