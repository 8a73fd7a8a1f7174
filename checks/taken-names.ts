/** Which names of a file are taken when it comes as a whole: `import * as x`, `import('x')`, and the type of either. */
import ts from 'typescript';

/** Names taken from a file; `all` when it is handed on as a whole. */
export type Names = ReadonlySet<string> | 'all';

/** The members of `name` used under `root`, or all of them when it is used other than by its members. */
export function memberNames(name: string, root: ts.Node): Names {
  const members = new Set<string>();
  let whole = false;
  const visit = (node: ts.Node): void => {
    if (
      ts.isPropertyAccessExpression(node) &&
      ts.isIdentifier(node.expression) &&
      node.expression.text === name
    )
      members.add(node.name.text);
    else if (ts.isQualifiedName(node) && ts.isIdentifier(node.left) && node.left.text === name)
      members.add(node.right.text);
    else {
      if (ts.isIdentifier(node) && node.text === name && !ts.isNamespaceImport(node.parent)) whole = true;
      ts.forEachChild(node, visit);
    }
  };
  visit(root);
  return whole ? 'all' : members;
}

/** `import('x').then((m) => m.name)`, `(await import('x')).name`, `const { name } = await import('x')`. */
function namesOfLoaded(call: ts.CallExpression): Names {
  let at: ts.Node = call.parent;
  while (ts.isAwaitExpression(at) || ts.isParenthesizedExpression(at) || ts.isAsExpression(at))
    at = at.parent;
  if (ts.isVariableDeclaration(at) && ts.isObjectBindingPattern(at.name))
    return new Set(at.name.elements.map((one) => (one.propertyName ?? one.name).getText()));
  if (!ts.isPropertyAccessExpression(at)) return ts.isExpressionStatement(at) ? new Set() : 'all';
  if (at.name.text !== 'then') return new Set([at.name.text]);
  const [then] = ts.isCallExpression(at.parent) ? at.parent.arguments : [];
  const [loaded] = then && ts.isArrowFunction(then) ? then.parameters : [];
  return then && ts.isArrowFunction(then) && loaded && ts.isIdentifier(loaded.name)
    ? memberNames(loaded.name.text, then.body)
    : 'all';
}

/** The file an import names, with a star for what is put in while it runs. */
function fileNamed(from: ts.Expression | undefined): string | undefined {
  if (from && ts.isStringLiteralLike(from)) return from.text;
  if (!from || !ts.isTemplateExpression(from)) return undefined;
  return from.head.text + from.templateSpans.map(({ literal }) => `*${literal.text}`).join('');
}

/** What an expression or a type that imports takes; nothing for any other node. */
export function namesOfImported(node: ts.Node): { from: string; names: Names }[] {
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const from = fileNamed(node.arguments[0]);
    return from === undefined ? [] : [{ from, names: namesOfLoaded(node) }];
  }
  if (!ts.isImportTypeNode(node) || !ts.isLiteralTypeNode(node.argument)) return [];
  const from = node.argument.literal;
  let first = node.qualifier;
  while (first && ts.isQualifiedName(first)) first = first.left;
  return ts.isStringLiteral(from) ? [{ from: from.text, names: first ? new Set([first.text]) : 'all' }] : [];
}
