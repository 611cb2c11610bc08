// oxlint-disable typescript/no-deprecated -- swc advises against its visitor, but the cruiser walks with it
import type { Statement, VariableDeclarator } from '@swc/core';
import { Visitor } from '@swc/core/Visitor.js';

interface UsingDeclaration {
  readonly type: 'UsingDeclaration';
  decls: VariableDeclarator[];
}

/** The visitor gives up on the whole tree when one file declares with `using`; this teaches it. */
export function teachUsing(): void {
  const { prototype } = Visitor;
  const known = Reflect.get(prototype, 'visitStatement');
  prototype.visitStatement = function visit(statement) {
    const using = statement as Statement | UsingDeclaration;
    if (using.type !== 'UsingDeclaration') return known.call(this, statement);
    using.decls = this.visitVariableDeclarators(using.decls);
    return statement;
  };
}
