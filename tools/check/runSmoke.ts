import type { Outcome } from './Outcome.ts';
import { runTool } from './runTool.ts';

/** What has a short run, by the command that takes `--smoke`. */
export const smokeRuns = ['bench', 'drills'] as const;

/** Runs every bench, or every drill, for a moment, and counts those that still work: its last line says so. */
export async function runSmoke(name: (typeof smokeRuns)[number]): Promise<Outcome> {
  const { output, failed: broken } = await runTool([[process.execPath, `tools/commands/${name}.ts`, '--smoke']], {
    // The browser tests have made these already.
    env: { DEMO_PICTURES: 'small' },
  });
  const [, passed, failed] = /^(\d+) passed, (\d+) failed$/m.exec(output) ?? [];
  if (passed === undefined || failed === undefined) return { passed: 0, failed: 1, output };
  return { passed: Number(passed), failed: Math.max(Number(failed), broken), output };
}
