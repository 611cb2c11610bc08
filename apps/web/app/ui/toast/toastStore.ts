import { create } from 'zustand';

export interface ToastMessage {
  kind: 'success' | 'error' | 'info';
  text: string;
  /** One action, such as undo; the message goes when it is pressed. */
  action?: { label: string; onPress: () => void };
  /** The page that it points to: who has come there needs it no more. */
  leadsTo?: string;
}

interface ShownToast extends ToastMessage {
  id: number;
}

const AT_MOST = 3;
let lastId = 0;

export const useToasts = create<{ shown: ShownToast[] }>()(() => ({ shown: [] }));

/** Shows a short message from anywhere, React or not. The same words shown twice stand only once. */
export function showToast(message: ToastMessage): void {
  useToasts.setState(({ shown }) => ({
    shown: [...shown.filter((toast) => toast.text !== message.text), { ...message, id: (lastId += 1) }].slice(-AT_MOST),
  }));
}

export function dismissToast(id: number): void {
  useToasts.setState(({ shown }) => ({ shown: shown.filter((toast) => toast.id !== id) }));
}

/** A page has been opened: whatever only pointed to it goes. */
export function dismissToastsTo(path: string): void {
  useToasts.setState(({ shown }) =>
    shown.some(({ leadsTo }) => leadsTo === path) ? { shown: shown.filter(({ leadsTo }) => leadsTo !== path) } : {},
  );
}
