/** The package's own types leave out file endings, which this project's way of resolving modules needs. */
declare module 'opencc-js/t2cn' {
  export function Converter(options: { from: string; to: string }): (text: string) => string;
}
