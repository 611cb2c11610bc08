import { build, type Plugin } from 'vite';

const MARK = '?script';

/**
 * `import text from '…?script'`: a classic script that calls the file's default export, with all that it imports, to stand in the HTML.
 * Only the server's build gets it; in the browser it has run by the time that anyone could read it there.
 */
export function inlineScript(): Plugin {
  return {
    name: 'jiwu-inline-script',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(MARK)) return null;
      if (this.environment.name === 'client') return `export default '';`;
      const text = await bundle(id.slice(0, -MARK.length), (file) => this.addWatchFile(file));
      return `export default ${JSON.stringify(text)};`;
    },
  };
}

async function bundle(entry: string, watch: (file: string) => void): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, minify: true, lib: { entry, formats: ['iife'], name: 'run' } },
  });
  const [first] = Array.isArray(built) ? built : [built];
  const chunk = first && 'output' in first ? first.output[0] : null;
  if (!chunk || chunk.code.includes('</script')) throw new Error(`${entry} cannot stand in the HTML`);
  chunk.moduleIds.forEach(watch);
  return `(()=>{${chunk.code.trim()}run()})()`;
}
