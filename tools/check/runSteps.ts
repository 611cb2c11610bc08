import type { Outcome } from './Outcome.ts';

export interface Step {
  readonly name: string;
  readonly run: () => Promise<Outcome>;
}

export type StepResult = Outcome & { readonly name: string; readonly seconds: number };

/** Runs the steps, at most `limit` at once and the first ones first, and says how each ended as soon as it has. */
export async function runSteps(steps: readonly Step[], limit: number): Promise<StepResult[]> {
  const results: StepResult[] = [];
  const waiting = [...steps];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const started = Date.now();
      const outcome = await step
        .run()
        .catch((error: unknown): Outcome => ({ passed: 0, failed: 1, output: String(error) }));
      const seconds = (Date.now() - started) / 1000;
      results.push({ ...outcome, name: step.name, seconds });
      console.log(`[check] ${outcome.failed === 0 ? 'ok  ' : 'FAIL'} ${step.name} (${seconds.toFixed(1)} s)`);
      if (outcome.failed > 0) console.log(outcome.output.replaceAll(/^/gm, '    '));
    }
  };
  await Promise.all(Array.from({ length: limit }, work));
  return results;
}
