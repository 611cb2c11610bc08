import { rules } from '@jiwu/contract/rules';
import { useEffect, useRef, useState } from 'react';
import { apiClient } from '../../../session/apiClient.ts';

const { licenceTypes } = rules.business;
const { maxBytes } = rules.upload;

interface Upload {
  /** Under way: the file's name and size. */
  readonly sending: { readonly name: string; readonly bytes: number } | null;
  readonly problem: string | null;
  readonly send: (file: File) => Promise<void>;
  /** 停止上传. */
  readonly stop: () => void;
}

interface Field {
  readonly value: string | undefined;
  readonly onChange: ((fileId: string | undefined) => void) | undefined;
}

/**
 * Sends a licence as soon as it is chosen. The field is empty meanwhile, so that the form is not sent with the one before; when
 * nothing comes of it, that one is back.
 */
export function useLicence({ value, onChange }: Field): Upload {
  const [sending, setSending] = useState<Upload['sending']>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef<{ readonly abort: AbortController; readonly before: string | undefined } | null>(null);
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
    const end = (fileId: string | undefined, words: string | null) => {
      // Stopped, or another file was chosen meanwhile.
      if (running.current !== own) return;
      running.current = null;
      setSending(null);
      setProblem(words);
      onChange?.(fileId);
    };
    try {
      const body = new FormData();
      body.append('file', file, file.name);
      const { signal } = own.abort;
      const { id } = await apiClient.call('businessLicence', { body }, { silent: true, signal });
      end(id, null);
    } catch (error) {
      end(before, error instanceof Error ? error.message : '没有传上去，请再试一次');
    }
  }

  return { sending, problem, send, stop };
}

function refusalOf({ type, size }: File): string | null {
  if (!(licenceTypes as readonly string[]).includes(type)) return '请换一张 JPG、PNG、WebP 图片，或 PDF。';
  if (size > maxBytes) return '文件超过 10 MB，请压缩后再传。';
  return null;
}
