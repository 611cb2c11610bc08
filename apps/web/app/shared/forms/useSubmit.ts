import { ApiError, refusalOf } from '@jiwu/api-client';
import type { ErrorCode } from '@jiwu/contract/errorCodes';
import type { FormInstance } from 'antd';
import { useRef, useState } from 'react';

export interface Submission<V> {
  readonly sending: boolean;
  /** An error that belongs to no single field. */
  readonly problem: string | null;
  readonly submit: (values: V) => Promise<void>;
}

interface SubmitOptions<V> {
  readonly form: FormInstance<V>;
  readonly send: (values: V) => Promise<void>;
  /** The field that a refusal speaks of; all other refusals stand below the form. */
  readonly fieldOf?: Partial<Record<ErrorCode, keyof V & string>>;
}

/** Sends a form once at a time, and shows a refusal at its field. The typed values stay. */
export function useSubmit<V extends object>({ form, send, fieldOf = {} }: SubmitOptions<V>): Submission<V> {
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const busy = useRef(false);

  async function submit(values: V): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    setProblem(null);
    try {
      await send(values);
    } catch (error) {
      if (isToldOtherwise(error)) return;
      const field = fieldFor(error, fieldOf);
      if (field === undefined) setProblem(problemText(error));
      else complain(form, field, problemText(error));
    } finally {
      busy.current = false;
      setSending(false);
    }
  }

  return { sending, problem, submit };
}

/** Specification §8: 401 is silent, 403 ends the login, and errors other than refusals have had their toast. */
function isToldOtherwise(error: unknown): boolean {
  return error instanceof ApiError && (error.shown || error.status === 401 || error.status === 403);
}

export function problemText(error: unknown): string {
  return error instanceof ApiError ? error.message : '没有成功，请稍后再试';
}

/** Shows words below a field and brings the cursor there. */
export function complain<V extends object>(form: FormInstance<V>, field: string, text: string): void {
  type Changes = Parameters<typeof form.setFields>[0];
  form.setFields([{ name: field, errors: [text] }] as unknown as Changes);
  form.focusField(field);
}

function fieldFor<V>(error: unknown, fieldOf: Partial<Record<ErrorCode, keyof V & string>>): string | undefined {
  const refusal = refusalOf(error);
  return refusal ? fieldOf[refusal] : undefined;
}
