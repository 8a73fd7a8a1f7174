/** What one file gives to others and takes from them, read off its text alone: no types are asked, so it is quick. */
import ts from 'typescript';
import { memberNames, namesOfImported, type Names } from './taken-names.ts';

/** An import, or a name passed on from elsewhere. */
interface Taking {
  from: string;
  names: Names;
}
interface Giving {
  line: number;
  /** Whether the file itself has a use for it. */
  usedAtHome: boolean;
  /** Whom its comment says it is there for: `For tests: ...`, `For the compiler: ...`. */
  saidFor?: string;
}
export interface Module {
  gives: ReadonlyMap<string, Giving>;
  takes: readonly Taking[];
  /** Files whose every name is passed on (`export *`). */
  passesOn: readonly string[];
  /** Other texts that may name a file or a package: `new URL('./x.ts', import.meta.url)`, `resolve('pg')`. */
  mentions: ReadonlySet<string>;
}

const boundNames = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((one) => (ts.isBindingElement(one) ? boundNames(one.name) : []));

function declaredNames(node: ts.Statement): string[] {
  if (ts.isVariableStatement(node))
    return node.declarationList.declarations.flatMap(({ name }) => boundNames(name));
  const named =
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isEnumDeclaration(node);
  return named && node.name ? [node.name.text] : [];
}

const has = (node: ts.Statement, kind: ts.SyntaxKind): boolean =>
  ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some((one) => one.kind === kind);

/** The names a statement gives to other files. */
function givenBy(node: ts.Statement): string[] {
  if (ts.isExportAssignment(node)) return ['default'];
  if (ts.isExportDeclaration(node))
    return node.exportClause && ts.isNamedExports(node.exportClause)
      ? node.exportClause.elements.map(({ name }) => name.text)
      : [];
  if (!has(node, ts.SyntaxKind.ExportKeyword)) return [];
  return has(node, ts.SyntaxKind.DefaultKeyword) ? ['default'] : declaredNames(node);
}

function takenBy(node: ts.Node, source: ts.SourceFile): Taking[] {
  if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
    const { importClause: clause, moduleSpecifier } = node;
    const bound = clause?.namedBindings;
    const names = new Set<string>(clause?.name ? ['default'] : []);
    if (bound && ts.isNamespaceImport(bound))
      return [{ from: moduleSpecifier.text, names: memberNames(bound.name.text, source) }];
    for (const one of bound?.elements ?? []) names.add((one.propertyName ?? one.name).text);
    return [{ from: moduleSpecifier.text, names }];
  }
  if (ts.isExportDeclaration(node) && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier)) {
    const clause = node.exportClause;
    const elements = clause && ts.isNamedExports(clause) ? clause.elements : [];
    const names = new Set(elements.map((one) => (one.propertyName ?? one.name).text));
    return [{ from: node.moduleSpecifier.text, names }];
  }
  // `declare module 'x' { interface Map ... }` adds to what x gives.
  if (
    ts.isModuleDeclaration(node) &&
    ts.isStringLiteral(node.name) &&
    node.body &&
    ts.isModuleBlock(node.body)
  )
    return [{ from: node.name.text, names: new Set(node.body.statements.flatMap(declaredNames)) }];
  return namesOfImported(node);
}

function saidFor(node: ts.Statement, source: ts.SourceFile): string | undefined {
  const above = ts.getLeadingCommentRanges(source.text, node.pos)?.at(-1);
  return above && /^\/\*\* For (tests|the compiler): /.exec(source.text.slice(above.pos, above.end))?.[1];
}

/** How often the file says a name, its declaration and its way out included. */
function timesSaid(source: ts.SourceFile): Map<string, number> {
  const times = new Map<string, number>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) times.set(node.text, (times.get(node.text) ?? 0) + 1);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return times;
}

export function readModule(file: string, text: string): Module {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const gives = new Map<string, Giving>();
  const takes: Taking[] = [];
  const mentions = new Set<string>();
  const said = timesSaid(source);
  const declared = source.statements.flatMap(declaredNames);
  for (const node of source.statements)
    for (const name of givenBy(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      const idle = declared.filter((one) => one === name).length + (ts.isExportDeclaration(node) ? 1 : 0);
      gives.set(name, {
        line: line + 1,
        usedAtHome: (said.get(name) ?? 0) > idle,
        saidFor: saidFor(node, source),
      });
    }
  const visit = (node: ts.Node): void => {
    takes.push(...takenBy(node, source));
    if (ts.isStringLiteralLike(node)) mentions.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  const passesOn = source.statements.flatMap((node) =>
    ts.isExportDeclaration(node) && !node.exportClause && node.moduleSpecifier
      ? takenBy(node, source).map(({ from }) => from)
      : [],
  );
  return { gives, takes, passesOn, mentions };
}

/** A sheet of styles only leads on to others. */
export function readSheet(text: string): Module {
  const takes = [...text.matchAll(/@import (?:url\()?['"]([^'"]+)/g)].map(([, from = '']) => ({
    from,
    names: new Set<string>(),
  }));
  return { gives: new Map(), takes, passesOn: [], mentions: new Set() };
}
