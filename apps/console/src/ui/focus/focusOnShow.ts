interface Field {
  readonly focus: () => void;
  /** Of a field of antd: the element behind it. */
  readonly nativeElement?: HTMLElement | null;
}

const shown = new WeakSet<object>();

/**
 * As `ref` of the field that one types in first: the keyboard is there when it appears. Once for each element: antd hands over a new handle with
 * every change of the page, and the cursor must not be taken away from where one types meanwhile.
 */
export function focusOnShow(field: Field | null): void {
  if (!field) return;
  const element = field.nativeElement ?? field;
  if (shown.has(element)) return;
  shown.add(element);
  field.focus();
}
