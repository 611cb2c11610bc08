import { ApiError, refusalOf } from '@jiwu/api-client';
import { useRef, useState } from 'react';
import {
  fieldOfRefusal,
  fieldsOf,
  passwordComplaints,
  type PasswordField,
  type PasswordValues,
} from './passwordFields.ts';
import type { PasswordWay } from './PasswordWay.ts';

type Complaints = Partial<Record<PasswordField, string>>;

const empty: PasswordValues = { code: '', oldPassword: '', password: '', repeated: '' };

/** The typed values, their complaints, and sending them once at a time. After a failure the typed values stay. */
export function usePasswordForm(way: PasswordWay, send: (values: PasswordValues) => Promise<void>) {
  const [values, setValues] = useState(empty);
  const [complaints, setComplaints] = useState<Complaints>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const inputs = useRef<Partial<Record<PasswordField, HTMLInputElement | null>>>({});

  function complain(found: Complaints) {
    setComplaints(found);
    const first = fieldsOf(way).find((field) => found[field] !== undefined);
    if (first) inputs.current[first]?.focus();
  }

  function change(field: PasswordField, text: string) {
    setValues((former) => ({ ...former, [field]: text.replaceAll(/\D/g, '').slice(0, 6) }));
    setComplaints((former) => ({ ...former, [field]: undefined }));
  }

  async function submit() {
    if (isSending) return;
    const wrong = passwordComplaints(way, values);
    setProblem(null);
    complain(wrong);
    if (Object.keys(wrong).length > 0) return;
    setIsSending(true);
    try {
      await send(values);
    } catch (error) {
      const field = refusedField(error);
      if (field && error instanceof ApiError) complain({ [field]: error.message });
      else if (error instanceof ApiError && !error.shown) setProblem(error.message);
    }
    setIsSending(false);
  }

  /** The props of one field. */
  const bind = (field: PasswordField) => ({
    value: values[field],
    complaint: complaints[field] ?? null,
    onChange: (text: string) => change(field, text),
    ref: (input: HTMLInputElement | null) => {
      inputs.current[field] = input;
    },
  });

  return { bind, problem, isSending, submit };
}

function refusedField(error: unknown): PasswordField | undefined {
  const refusal = refusalOf(error);
  return refusal ? fieldOfRefusal[refusal] : undefined;
}
