import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { extractStyle } from '@ant-design/static-style-extract';
import { ConfigProvider } from 'antd';
import { createElement, type ReactNode } from 'react';
import { antdSheets } from '../app/ui/antd/antdSheets.ts';
import { antdTheme } from '../app/ui/antd/antdTheme.ts';

const folder = join(import.meta.dirname, '../app/generated');
mkdirSync(folder, { recursive: true });

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

for (const [name, components] of Object.entries(antdSheets)) {
  const css = extractStyle({
    includes: [...components],
    // While extracting, styles must be made: zeroRuntime would make none.
    customTheme: (node: ReactNode) =>
      createElement(ConfigProvider, { theme: { ...antdTheme, zeroRuntime: false } }, node),
  });
  writeFileSync(join(folder, `antd-${name}.css`), css);
  console.log(`antd-${name}.css: ${components.length} components, ${kilobytes(gzipSync(css).length)} gz`);
}
