import { useEffect, useRef, useState } from 'react';

interface Upload {
  /** Under way: the file's name and size. */
  readonly sending: { readonly name: string; readonly bytes: number } | null;
  readonly problem: string | null;
  readonly send: (file: File) => Promise<void>;
  /** 停止上传. */
  readonly stop: () => void;
}

interface FileField<T> {
  /** The file as the form holds it. */
  readonly value: T | undefined;
  readonly onChange: ((value: T | undefined) => void) | undefined;
  /** Why a file is not even sent. */
  readonly refusalOf: (file: File) => string | null;
  /** Throws with words for the reader. */
  readonly upload: (file: File, signal: AbortSignal) => Promise<T>;
}

/**
 * One file of a form, sent as soon as it is chosen. The field is empty meanwhile, so that the form is not sent with the one before; when
 * nothing comes of it, that one is back.
 */
export function useFileField<T>({ value, onChange, refusalOf, upload }: FileField<T>): Upload {
  const [sending, setSending] = useState<Upload['sending']>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef<{ readonly abort: AbortController; readonly before: T | undefined } | null>(null);
  useEffect(() => () => running.current?.abort.abort(), []);

  function stop(): void {
    const stopped = running.current;
    if (!stopped) return;
    running.current = null;
    stopped.abort.abort();
    setSending(null);
    onChange?.(stopped.before);
  }

  async function send(file: File): Promise<void> {
    const refusal = refusalOf(file);
    setProblem(refusal);
    if (refusal !== null) return;
    const before = running.current ? running.current.before : value;
    running.current?.abort.abort();
    const own = { abort: new AbortController(), before };
    running.current = own;
    setSending({ name: file.name, bytes: file.size });
    onChange?.(undefined);
    const end = (sent: T | undefined, words: string | null) => {
      // Stopped, or another file was chosen meanwhile.
      if (running.current !== own) return;
      running.current = null;
      setSending(null);
      setProblem(words);
      onChange?.(sent);
    };
    try {
      end(await upload(file, own.abort.signal), null);
    } catch (error) {
      end(before, error instanceof Error ? error.message : '没有传上去，请再试一次');
    }
  }

  return { sending, problem, send, stop };
}
