import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { markdown } from './vite/markdown.ts';
import { siteFiles } from './vite/siteFiles.ts';

const apiOrigin = process.env['API_ORIGIN'];
const liveOrigin = process.env['LIVE_ORIGIN'];
const port = Number(process.env['PORT'] ?? 5173);

export default defineConfig(({ command }) => ({
  plugins: [markdown(), siteFiles(apiOrigin), reactRouter()],
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
  // A page would otherwise load some forty small modules and a dozen style sheets: what every shop page needs comes in
  // two, and what only one page needs stays with it.
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler|react-router|zustand)\// },
                {
                  name: 'shop',
                  test: /\/app\/(?:ui\/(?:icon|button|toast|noticePanel|price|tabs|pager|loadFailed|emptyState|link|breadcrumbs|backLink|topSlot)\/|shared\/(?:files\/picture|goods\/(?:productCard|price))\/|shared\/cart\/(?:CartBadge|CartDrawerHost|pressCart|useAddToCart)\.|layouts\/frame\/(?!search)|session\/(?:userCache|cart|cartKey|consentDue|addedWords|collected|storedList|recentlyViewed|personalised|browserId|createEntryMemory|useScrollAfterReload|useStartupRefresh)\.|format\/(?!formatTime)|config\/|api\/|root\.tsx|styles\/)/,
                },
                // What several channels share: a dozen files of some hundred bytes each would cost more to ask for than to read.
                {
                  name: 'channels',
                  test: /\/app\/(?:ui\/(?:time|comingNear)\/|shared\/groups\/(?:SeatRow|GroupGrid|GroupCard|GroupPrice|MemberFace|seatWords|shownSeats|groupAddress)\.)/,
                },
                {
                  name: 'acting',
                  test: /\/app\/(?:ui\/(?:drawer|share|copy)\/|ui\/form\/(?:keyOfAttempt|FormProblem|useSend)\.|shared\/goods\/line\/LinePicture|shared\/people\/login\/LoginLink|session\/from\.)/,
                },
              ],
            },
          },
        },
      },
    },
  },
}));
