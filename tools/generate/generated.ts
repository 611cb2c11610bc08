import path from 'node:path';
import { repositoryRoot } from '../lib/repositoryRoot.ts';
import { clientEndpoints } from './clientEndpoints.ts';
import { clientErrorNumbers } from './clientErrorNumbers.ts';
import { clientStaffRoles } from './clientStaffRoles.ts';
import { conformance } from './conformance.ts';

interface GeneratedFile {
  readonly path: string;
  readonly text: string;
}

/** Files that are made from other files of the repository. */
export async function generated(): Promise<GeneratedFile[]> {
  return [
    { path: path.join(repositoryRoot, 'packages/api-client/src/shopEndpoints.gen.ts'), text: clientEndpoints('shop') },
    {
      path: path.join(repositoryRoot, 'packages/api-client/src/staffEndpoints.gen.ts'),
      text: clientEndpoints('staff'),
    },
    { path: path.join(repositoryRoot, 'packages/api-client/src/staffRoles.gen.ts'), text: clientStaffRoles() },
    { path: path.join(repositoryRoot, 'packages/contract/src/errorNumbers.gen.ts'), text: clientErrorNumbers() },
    { path: path.join(repositoryRoot, 'docs/conformance.md'), text: await conformance() },
  ];
}
