import { create } from 'zustand';

/** Where the page's head takes tools of the list below it; none while no page has a head. */
export const useHeadTools = create<{ readonly element: HTMLElement | null }>(() => ({ element: null }));

/** As `ref` of that place. */
export function placeHeadTools(element: HTMLElement | null): void {
  useHeadTools.setState({ element });
}
