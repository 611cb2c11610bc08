import { create } from 'zustand';

interface CommandLineState {
  readonly isOpen: boolean;
  /** How often it was opened: each time is a new one, also while it still closes from the time before. */
  readonly openings: number;
  readonly open: () => void;
  readonly close: () => void;
}

export const useCommandLine = create<CommandLineState>((set) => ({
  isOpen: false,
  openings: 0,
  open: () => set(({ isOpen, openings }) => ({ isOpen: true, openings: isOpen ? openings : openings + 1 })),
  close: () => set({ isOpen: false }),
}));
