/** Lets the browser answer what has happened meanwhile, before long work goes on. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
