import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const apiOrigin = process.env['API_ORIGIN'];
const port = Number(process.env['PORT'] ?? 5174);

export default defineConfig({
  plugins: [react()],
  server: {
    host: '127.0.0.1',
    port,
    strictPort: true,
    proxy: apiOrigin ? { '/api': apiOrigin, '/file': apiOrigin } : {},
  },
  build: {
    outDir: 'build',
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler|react-router|zustand|@tanstack)\// },
            { name: 'antd', test: /node_modules\/(?:antd|@ant-design|@rc-component)\// },
            { name: 'charts', test: /node_modules\/(?:echarts|zrender)\// },
          ],
        },
      },
    },
  },
});
