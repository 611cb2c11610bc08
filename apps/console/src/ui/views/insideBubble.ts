/** Where a list of options opens: inside the bubble of its form, so that a click on an option doesn't count as one outside of it. */
export const insideBubble = (trigger: HTMLElement): HTMLElement => trigger.parentElement ?? document.body;
