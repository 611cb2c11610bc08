import { create } from 'zustand';

interface CommandLineState {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

export const useCommandLine = create<CommandLineState>((set) => ({
  isOpen: false,
  open: () => set({ isOpen: true }),
  close: () => set({ isOpen: false }),
}));
