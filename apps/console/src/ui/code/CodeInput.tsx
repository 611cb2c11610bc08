import { Input } from 'antd';

interface CodeInputProps {
  readonly id: string;
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly label?: string;
}

/** The six digits of an authenticator: one field, so that a password manager and a paste can fill it. */
export function CodeInput({ id, value, onChange, label }: CodeInputProps) {
  return (
    <Input
      id={id}
      aria-label={label}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      placeholder="6 位数"
      style={{ letterSpacing: 8, fontSize: 20, height: 48 }}
      value={value}
      onChange={({ target }) => onChange(target.value.replaceAll(/\D/g, '').slice(0, 6))}
    />
  );
}
