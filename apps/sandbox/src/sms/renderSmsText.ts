/** Fills a template; undefined when a variable is missing, which Aliyun refuses. */
export function renderSmsText(
  signName: string,
  template: string,
  params: Readonly<Record<string, string>>,
): string | undefined {
  let complete = true;
  const text = template.replace(/\$\{(\w+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined;
    if (value === undefined || value === '') complete = false;
    return value ?? '';
  });
  return complete ? `【${signName}】${text}` : undefined;
}
