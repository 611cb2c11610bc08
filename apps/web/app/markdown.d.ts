declare module '*.md' {
  const rendered: { html: string; headings: { id: string; text: string }[] };
  export default rendered;
}
