import type { Plugin } from 'vite';

/** Vite's own module that loads the styles of a part before the part. */
const PRELOAD_HELPER = '\0vite/preload-helper.js';
const IS_THERE = '(isCss ? preloadedHrefs.styles : preloadedHrefs.all).has(dep.href)';
/** React Router marks the styles of routes that a part loaded later needs as well: `/assets/shop-….css#`. */
const IS_IN_FRAME = 'isCss && window.__reactRouterManifest.routes.root.css.includes(`${dep.pathname}#`)';

/**
 * The frame's styles are loaded once. The mark of React Router makes Vite take the styles of a route for absent and add them again with the first
 * part that is loaded later, because those of a route go when it is left. The root is never left: adding its styles again makes the
 * browser compute all styles of the page anew, and puts the frame's rules behind those of the page.
 */
export function keepFrameStyles(): Plugin {
  let isKept = false;
  return {
    name: 'jiwu-keep-frame-styles',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (id !== PRELOAD_HELPER) return null;
      const kept = code.replace(IS_THERE, `${IS_THERE} || ${IS_IN_FRAME}`);
      isKept = kept !== code;
      return { code: kept, map: null };
    },
    buildEnd(error) {
      if (!error && !isKept) throw new Error('Vite looks for loaded styles in another way than keepFrameStyles knows');
    },
  };
}
