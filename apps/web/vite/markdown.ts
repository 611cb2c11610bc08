import { readFileSync } from 'node:fs';
import { Marked } from 'marked';
import type { Plugin } from 'vite';

interface Heading {
  id: string;
  text: string;
}

/** Turns the shop's own Markdown (trusted: it is in this repository) into HTML with a list of its chapters. */
function renderMarkdown(source: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = [];
  let tables = 0;
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        const inner = this.parser.parseInline(tokens);
        if (depth !== 2) return `<h${depth}>${inner}</h${depth}>\n`;
        const id = `section-${headings.length + 1}`;
        headings.push({ id, text });
        return `<h2 id="${id}">${inner}</h2>\n`;
      },
      table(token) {
        const cells = (row: typeof token.header, tag: 'th' | 'td') =>
          row
            .map(
              (cell) => `<${tag}${tag === 'th' ? ' scope="col"' : ''}>${this.parser.parseInline(cell.tokens)}</${tag}>`,
            )
            .join('');
        const rows = token.rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('');
        const table = `<table><thead><tr>${cells(token.header, 'th')}</tr></thead><tbody>${rows}</tbody></table>`;
        // A wide table scrolls by itself, so the page never does; tabindex lets the keyboard scroll it too.
        tables += 1;
        return `<div class="tableScroll" tabindex="0" role="region" aria-label="表格 ${tables}">${table}</div>\n`;
      },
    },
  });
  // CommonMark leaves `**强调。**后文` alone, since Chinese has no spaces around the marks; so they are read here.
  const emphasised = source.replaceAll(/\*\*(.+?)\*\*/g, '<strong>$1</strong>');
  return { html: marked.parse(emphasised, { async: false }), headings };
}

/** Renders `*.md` imports while building, so that no Markdown parser reaches a browser or a running server. */
export function markdown(): Plugin {
  return {
    name: 'jiwu-markdown',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('.md')) return null;
      return `export default ${JSON.stringify(renderMarkdown(readFileSync(id, 'utf8')))};`;
    },
  };
}
