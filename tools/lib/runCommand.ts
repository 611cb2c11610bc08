/**
 * The frame of every command: SIGINT and SIGTERM interrupt the work once and let it tidy up; a second one ends at once. The work
 * returns the exit code; an error is shown and means 1.
 */
export async function runCommand(name: string, work: (interrupt: AbortSignal) => Promise<number>): Promise<never> {
  const interrupt = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (interrupt.signal.aborted) process.exit(130);
      interrupt.abort();
    });
  }
  try {
    process.exit(await work(interrupt.signal));
  } catch (error) {
    if (interrupt.signal.aborted) process.exit(130);
    console.error(`[${name}] failed: ${describe(error)}`);
    process.exit(1);
  }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}\n  because: ${describe(error.cause)}`;
}
