const MODULE_LINK = /<link rel="modulepreload"( [^>]*?)\/?>/g;

/**
 * The page with the links to its scripts behind those to its styles, and asked for with less urgency. React writes them before the styles, and
 * the browser takes both for equally urgent: on a slow line the first paint would wait until all scripts have come, and it needs none of them.
 */
export function stylesFirst(html: string): string {
  const headEnd = html.indexOf('</head>');
  if (headEnd === -1) return html;
  const head = html.slice(0, headEnd);
  const links = head
    .matchAll(MODULE_LINK)
    .map(([, rest = '']) => `<link rel="modulepreload" fetchpriority="low"${rest}/>`);
  return [head.replaceAll(MODULE_LINK, ''), ...links, html.slice(headEnd)].join('');
}
