type Deltas = readonly [onHand: number, reserved: number, sold: number];

/** The change of each kind of movement to the three quantities; the table's check repeats it. */
const kinds = {
  intake: (quantity: number): Deltas => [quantity, 0, 0],
  correction: (quantity: number): Deltas => [quantity, 0, 0],
  reserve: (quantity: number): Deltas => [0, quantity, 0],
  release: (quantity: number): Deltas => [0, -quantity, 0],
  dispatch: (quantity: number): Deltas => [-quantity, -quantity, quantity],
  return: (quantity: number): Deltas => [quantity, 0, -quantity],
};

export type MovementKind = keyof typeof kinds;

export function movementDeltas(kind: MovementKind, quantity: number): Deltas {
  return kinds[kind](quantity);
}
