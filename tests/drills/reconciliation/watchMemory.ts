const PERIOD_MS = 100;
const MB = 1024 * 1024;

/** How much this process grows meanwhile, at its highest, in whole megabytes. */
export function watchMemory(): { readonly stop: () => number } {
  const before = process.memoryUsage().rss;
  let highest = before;
  const look = (): void => {
    highest = Math.max(highest, process.memoryUsage().rss);
  };
  const timer = setInterval(look, PERIOD_MS);
  return {
    stop() {
      clearInterval(timer);
      look();
      return Math.round((highest - before) / MB);
    },
  };
}
