import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { chunkGroups } from './vite/chunkGroups.ts';
import { inlineRules } from './vite/inlineRules.ts';
import { inlineScript } from './vite/inlineScript.ts';
import { keepFrameStyles } from './vite/keepFrameStyles.ts';
import { markdown } from './vite/markdown.ts';
import { siteFiles } from './vite/siteFiles.ts';

const apiOrigin = process.env['API_ORIGIN'];
const liveOrigin = process.env['LIVE_ORIGIN'];
const port = Number(process.env['PORT'] ?? 5173);

export default defineConfig(({ command }) => ({
  plugins: [markdown(), inlineRules(), inlineScript(), siteFiles(apiOrigin), keepFrameStyles(), reactRouter()],
  server: {
    host: '127.0.0.1',
    port,
    strictPort: true,
    proxy: {
      ...(apiOrigin ? { '/api': apiOrigin, '/file': apiOrigin } : {}),
      ...(liveOrigin ? { '/live': liveOrigin } : {}),
    },
  },
  // antd's ES modules name no file extensions, so Node can't load them from the built server; bundling them is
  // right for the build only, because in dev it would send all of antd through Vite at every start.
  ssr: command === 'build' ? { noExternal: [/^antd/, /^@ant-design\//, /^@rc-component\//, /^dayjs/] } : {},
  // Found at the start, so that the first visit of a page in dev does not make Vite reload it half-way.
  optimizeDeps: {
    entries: ['app/root.tsx', 'app/layouts/**/*.tsx', 'app/routes/**/*.tsx'],
    include: ['react-dom/client', 'react-router/dom'],
  },
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: chunkGroups },
          },
        },
      },
    },
  },
}));
