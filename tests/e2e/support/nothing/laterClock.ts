/**
 * Loaded before a process of the shop (`node --import`): its clock is LATER_MS ahead. The shop asks its own clock for everything that
 * hangs on a day, so this is how the next day looks to it.
 */
const laterMs = Number(process.env['LATER_MS'] ?? 0);
const Present = globalThis.Date;

globalThis.Date = new Proxy(Present, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [target.now() + laterMs] : given, newTarget) as object,
  apply: (target) => new target(target.now() + laterMs).toString(),
  get: (target, name, receiver) =>
    name === 'now' ? () => target.now() + laterMs : (Reflect.get(target, name, receiver) as unknown),
});
