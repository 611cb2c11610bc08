/**
 * The probability that honest draws differ from the expectation at least as much as these: the upper tail of the chi-square
 * distribution, by the continued fraction and series of the incomplete gamma function.
 */
export function chiSquareP(observed: readonly number[], expected: readonly number[]): number {
  const statistic = observed.reduce((sum, count, index) => {
    const wanted = expected[index] ?? 0;
    return sum + (count - wanted) ** 2 / wanted;
  }, 0);
  return upperGamma((observed.length - 1) / 2, statistic / 2);
}

const TERMS = 1000;
const EXACT = 1e-14;

function upperGamma(a: number, x: number): number {
  if (x <= 0) return 1;
  const front = Math.exp(a * Math.log(x) - x - logGamma(a));
  return x < a + 1 ? 1 - front * series(a, x) : front * fraction(a, x);
}

function series(a: number, x: number): number {
  let term = 1 / a;
  let sum = term;
  for (let n = 1; n < TERMS && term > sum * EXACT; n += 1) {
    term *= x / (a + n);
    sum += term;
  }
  return sum;
}

/** Lentz's method. */
function fraction(a: number, x: number): number {
  const tiny = 1e-300;
  let b = x + 1 - a;
  let c = 1 / tiny;
  let d = 1 / b;
  let result = d;
  for (let n = 1; n < TERMS; n += 1) {
    const step = -n * (n - a);
    b += 2;
    d = 1 / orTiny(step * d + b, tiny);
    c = orTiny(b + step / c, tiny);
    result *= d * c;
    if (Math.abs(d * c - 1) < EXACT) break;
  }
  return result;
}

const orTiny = (value: number, tiny: number): number => (Math.abs(value) < tiny ? tiny : value);

/** Exact for halves and wholes, which is all that degrees of freedom can be. */
function logGamma(a: number): number {
  let sum = 0;
  let at = a;
  for (; at > 1; at -= 1) sum += Math.log(at - 1);
  return sum + (at === 0.5 ? Math.log(Math.PI) / 2 : 0);
}
