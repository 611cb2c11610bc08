const MARK = Symbol('safe html');

/** Markup that has been escaped already; only `html` and `trusted` make it. */
export interface SafeHtml {
  readonly [MARK]: true;
  readonly text: string;
}

type HtmlValue = string | number | SafeHtml | readonly SafeHtml[];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Every value is escaped unless it is markup itself: SMS texts, states and nicknames come from outside. */
export function html(parts: TemplateStringsArray, ...values: readonly HtmlValue[]): SafeHtml {
  let text = parts[0] ?? '';
  values.forEach((value, index) => {
    text += asText(value) + (parts[index + 1] ?? '');
  });
  return trusted(text);
}

/** For markup written in this code base: styles, scripts, drawings. */
export function trusted(text: string): SafeHtml {
  return { [MARK]: true, text };
}

function asText(value: HtmlValue): string {
  if (typeof value === 'string') return value.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
  if (typeof value === 'number') return String(value);
  if ('text' in value) return value.text;
  return value.map((part) => part.text).join('');
}
