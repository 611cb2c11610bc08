import type { FormInstance } from 'antd';
import { type RefObject, useEffect, useRef } from 'react';
import { phoneDigits } from './groupPhone.ts';

/**
 * On a slow line people type, and password managers fill in, before the page's script has started. The browser shows their input,
 * but the form does not know of it; so it looks once.
 */
export function useEarlyInput<V extends object>(form: FormInstance<V>): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const known = form.getFieldsValue(true) as Readonly<Record<string, unknown>>;
    const inputs = box.current?.querySelectorAll<HTMLInputElement>('input[id]') ?? [];
    for (const input of inputs) {
      const early = earlyValue(input);
      if (early !== undefined && (known[input.id] ?? '') === '') {
        form.setFieldsValue({ [input.id]: early } as unknown as Parameters<typeof form.setFieldsValue>[0]);
      }
    }
  }, [form]);
  return box;
}

function earlyValue({ type, value, checked }: HTMLInputElement): string | true | undefined {
  if (type === 'checkbox') return checked || undefined;
  if (value === '') return undefined;
  return type === 'tel' ? phoneDigits(value) : value;
}
