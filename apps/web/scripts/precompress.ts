import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Writes .gz and .br beside each asset, for nginx and for the web server alike. */
const folder = join(import.meta.dirname, '../build/client/assets');
const files = globSync('**/*.{js,css,svg}', { cwd: folder });

for (const file of files) {
  const bytes = readFileSync(join(folder, file));
  writeFileSync(join(folder, `${file}.gz`), gzipSync(bytes, { level: 9 }));
  writeFileSync(
    join(folder, `${file}.br`),
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  );
}
console.log(`compressed ${files.length} assets`);
