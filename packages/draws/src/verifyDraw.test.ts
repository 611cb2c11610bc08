import { expect, it } from 'vitest';
import { verifyDraw } from './verifyDraw.ts';

const secret = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const commitment = '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd';
const draw = {
  number: 46_580,
  nonce: '9c41e7a2',
  roll: 7130,
  odds: [
    { position: 0, from: 0, to: 4424 },
    { position: 6, from: 4425, to: 9999 },
  ],
  position: 6,
};
const holdsOf = async (input: Parameters<typeof verifyDraw>[0]) => {
  const { commitment: one, roll, prize, holds } = await verifyDraw(input);
  return [one.holds, roll.holds, prize.holds, holds];
};

it('holds for what was really drawn, and says what comes out', async () => {
  expect(await verifyDraw({ secret, commitment, draw })).toEqual({
    commitment: { computed: commitment, holds: true },
    roll: { computed: 7130, holds: true },
    prize: { computed: 6, holds: true },
    holds: true,
  });
});

it('says which step does not hold', async () => {
  const other = { ...draw, number: 46_581 };
  expect(await holdsOf({ secret, commitment: secret, draw })).toEqual([false, true, true, false]);
  expect((await holdsOf({ secret: 'f'.repeat(64), commitment, draw }))[0]).toBe(false);
  expect((await holdsOf({ secret, commitment, draw: other }))[1]).toBe(false);
  expect(await holdsOf({ secret, commitment, draw: { ...draw, roll: 7131 } })).toEqual([true, false, true, false]);
  expect(await holdsOf({ secret, commitment, draw: { ...draw, position: 0 } })).toEqual([true, true, false, false]);
});

it('takes no odds with a gap, an overlap or a missing end', async () => {
  const [low, high] = draw.odds as [(typeof draw.odds)[0], (typeof draw.odds)[0]];
  for (const odds of [[low], [high], [low, { ...high, from: 4426 }], [low, { ...high, from: 4424 }], []]) {
    const { prize } = await verifyDraw({ secret, commitment, draw: { ...draw, odds } });
    expect(prize).toEqual({ computed: null, holds: false });
  }
});
