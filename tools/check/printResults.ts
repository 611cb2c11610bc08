import type { StepResult } from './runSteps.ts';

/** The table at the end of a check; its last line counts the results. Answers how many failed. */
export function printResults(results: readonly StepResult[], seconds: number): number {
  for (const { name, slowest = [] } of results) {
    if (slowest.length > 0) console.log(`\n${name}, its slowest files:`);
    for (const one of slowest) console.log(`${pad(one.seconds.toFixed(1), 8)} s  ${one.file}`);
  }
  console.log(`\n${'check'.padEnd(28)}${pad('passed', 8)}${pad('failed', 8)}${pad('seconds', 9)}`);
  for (const { name, passed, failed, seconds: took } of results) {
    console.log(`${name.padEnd(28)}${pad(passed, 8)}${pad(failed, 8)}${pad(took.toFixed(1), 9)}`);
  }
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  console.log(`took ${seconds.toFixed(0)} s`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed;
}

function pad(value: number | string, width: number): string {
  return String(value).padStart(width);
}
