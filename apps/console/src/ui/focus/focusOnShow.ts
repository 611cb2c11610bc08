/** As `ref` of the field that one types in first: the keyboard is there when it appears. */
export function focusOnShow(field: { focus: () => void } | null): void {
  field?.focus();
}
