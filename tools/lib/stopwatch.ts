/** Started now; tells the seconds since, with one decimal. */
export function stopwatch(): () => string {
  const began = performance.now();
  return () => ((performance.now() - began) / 1000).toFixed(1);
}
