import { defineConfig } from 'vitest/config';
import { inlineScript } from './apps/web/vite/inlineScript.ts';
import { markdown } from './apps/web/vite/markdown.ts';

// Before the workers start, because a running process does not notice.
process.env['TZ'] = 'Asia/Shanghai';

export default defineConfig({
  test: {
    maxWorkers: 2,
    // Generous, as in playwright.config.ts: a host that is busy stops for seconds. What passes takes no longer for it.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
    retry: 0,
    // Files of a worker share what they import: reading the whole server anew for each took as long as the tests themselves.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'plain',
          include: [
            'packages/**/*.test.ts',
            'apps/{console,sandbox}/**/*.test.ts',
            'tools/**/*.test.ts',
            'tests/architecture/**/*.test.ts',
            'tests/draws/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        plugins: [markdown(), inlineScript()],
        test: { name: 'web', include: ['apps/web/**/*.test.{ts,tsx}'] },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts', 'tests/{api,concurrency,relevance}/**/*.test.ts'],
          // Vitest runs it only when a test of this project is about to run: nothing else needs a database.
          globalSetup: ['tests/support/globalSetup.ts'],
        },
      },
    ],
  },
});
