import { create } from 'zustand';

/** Whether the browser has been working on a challenge for so long that people should be told. */
export const useChallengeStatus = create<{ isWorking: boolean }>()(() => ({ isWorking: false }));
