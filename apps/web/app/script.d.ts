declare module '*?script' {
  /** The text of a script; empty in the browser. Made by vite/inlineScript.ts. */
  const text: string;
  export default text;
}
