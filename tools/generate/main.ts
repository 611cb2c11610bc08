import { writeFile } from 'node:fs/promises';
import { generated } from './generated.ts';
import { writeDatabaseTypes } from './writeDatabaseTypes.ts';

/** Writes every generated file anew. */
await writeDatabaseTypes();
console.log('wrote the database types');
for (const file of await generated()) {
  await writeFile(file.path, file.text);
  console.log(`wrote ${file.path}`);
}
