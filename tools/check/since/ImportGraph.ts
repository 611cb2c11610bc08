/** The TypeScript files of the tree: what each imports of the tree, and its text. */
export type ImportGraph = ReadonlyMap<string, { readonly imports: readonly string[]; readonly text: string }>;
