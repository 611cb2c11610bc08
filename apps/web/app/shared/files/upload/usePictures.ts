import { rules } from '@jiwu/contract/rules';
import { useEffect, useRef, useState } from 'react';
import { apiClient } from '../../../session/apiClient.ts';

export interface ChosenPicture {
  readonly key: string;
  readonly file: File;
  /** Address of the picture inside this page. */
  readonly preview: string;
  readonly state: 'sending' | 'sent' | 'failed';
  /** As the shop knows it, once it is there. */
  readonly id: string | null;
}

export interface Pictures {
  readonly chosen: readonly ChosenPicture[];
  readonly max: number;
  /** Why some were not taken. */
  readonly problem: string | null;
  readonly ids: readonly string[];
  readonly isSending: boolean;
  readonly add: (files: readonly File[]) => void;
  readonly remove: (key: string) => void;
  readonly retry: (key: string) => void;
  /** They were used: the next ones begin. */
  readonly clear: () => void;
}

/** Pictures that go with a form: each is sent as soon as it is chosen, and can be taken out again. */
export function usePictures(max: number): Pictures {
  const [chosen, setChosen] = useState<readonly ChosenPicture[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const previews = useRef<string[]>([]);
  useEffect(() => {
    const made = previews.current;
    return () => made.forEach((preview) => URL.revokeObjectURL(preview));
  }, []);

  const change = (key: string, part: Partial<ChosenPicture>) =>
    setChosen((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));

  async function send(key: string, file: File) {
    change(key, { state: 'sending' });
    try {
      const body = new FormData();
      body.append('file', file, file.name);
      const { id } = await apiClient.call('fileUpload', { body }, { silent: true });
      change(key, { state: 'sent', id });
    } catch (error) {
      change(key, { state: 'failed' });
      setProblem(error instanceof Error ? error.message : '图片没有传上去，请再试一次');
    }
  }

  function add(files: readonly File[]) {
    const good = files.filter(isAccepted);
    const room = good.slice(0, Math.max(0, max - chosen.length));
    setProblem(refusal(files, good, room.length, max));
    const added = room.map((file): ChosenPicture => {
      const preview = URL.createObjectURL(file);
      previews.current.push(preview);
      return { key: crypto.randomUUID(), file, preview, state: 'sending', id: null };
    });
    setChosen((all) => [...all, ...added]);
    for (const { key, file } of added) void send(key, file);
  }

  return {
    chosen,
    max,
    problem,
    ids: chosen.flatMap(({ id }) => id ?? []),
    isSending: chosen.some(({ state }) => state === 'sending'),
    add,
    remove: (key) => setChosen((all) => all.filter((one) => one.key !== key)),
    clear: () => setChosen([]),
    retry: (key) => {
      const picture = chosen.find((one) => one.key === key);
      setProblem(null);
      if (picture) void send(key, picture.file);
    },
  };
}

const { imageTypes, maxBytes } = rules.upload;

function isAccepted({ type, size }: File): boolean {
  return imageTypes.some((one) => one === type) && size <= maxBytes;
}

function refusal(files: readonly File[], good: readonly File[], taken: number, max: number): string | null {
  if (good.length < files.length) return '有的图片没有添加：请选 10 MB 以内的 JPG、PNG 或 WebP';
  return taken < good.length ? `最多 ${max} 张，多出的没有添加` : null;
}
