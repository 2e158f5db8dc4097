/** The project's files as the architecture test looks at them. */

import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface SourceFile {
  /** From the project's root, with slashes. */
  readonly path: string;
  readonly text: string;
}

export interface Import {
  readonly from: string;
  readonly typeOnly: boolean;
}

export interface Manifest {
  /** The folder of the package from the project's root; empty for the root's own. */
  readonly folder: string;
  readonly name: string;
  readonly workspaces?: readonly string[];
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const OURS = [
  'packages/*/{src,test}/**/*.ts',
  'infra/*.ts',
  'test/**/*.ts',
  'scripts/*.{ts,mjs}',
  'web/src/**/*.{ts,svelte,css,html}',
  'web/catalogue/**/*.{ts,svelte}',
  'web/test/**/*.ts',
  'web/*.{ts,js}',
  '*.config.{ts,js}',
];

export const readText = (path: string): string => readFileSync(`${ROOT}${path}`, 'utf8');

export const readSources = (): SourceFile[] =>
  globSync(OURS, {
    cwd: ROOT,
    exclude: (name) => name.includes('node_modules') || name.includes('.svelte-kit'),
  })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => ({ path, text: readText(path) }));

/** The project's documents, with what is at the root. */
export const readDocuments = (): SourceFile[] =>
  globSync(['*.md', 'docs/**/*.md'], { cwd: ROOT })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => ({ path, text: readText(path) }));

const readManifest = (folder: string): Manifest => ({
  ...(JSON.parse(readText(`${folder === '' ? '' : `${folder}/`}package.json`)) as Omit<Manifest, 'folder'>),
  folder,
});

/** The root's manifest and those of its workspaces. */
export function readManifests(): Manifest[] {
  const root = readManifest('');
  const folders = (root.workspaces ?? []).flatMap((pattern) =>
    globSync(`${pattern}/package.json`, { cwd: ROOT }),
  );
  return [
    root,
    ...folders.map((path) => readManifest(path.replaceAll('\\', '/').replace('/package.json', ''))),
  ];
}

/** The script of a component; other files are script as a whole. */
function scriptOf({ path, text }: SourceFile): string {
  if (!path.endsWith('.svelte')) return text;
  return [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, script]) => script).join('\n');
}

/** Whether an import or export declaration leaves nothing behind when its types are taken out. */
function isTypeOnly(node: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  const { importClause: clause } = node;
  if (clause === undefined) return false;
  if (clause.isTypeOnly) return true;
  const { namedBindings: named } = clause;
  return (
    clause.name === undefined &&
    named !== undefined &&
    ts.isNamedImports(named) &&
    named.elements.length > 0 &&
    named.elements.every((element) => element.isTypeOnly)
  );
}

// Many checks ask for the imports of the same files, and parsing is nearly all of their time.
const known = new WeakMap<SourceFile, readonly Import[]>();

/** Everything a file imports, in whichever way. */
export function importsOf(file: SourceFile): readonly Import[] {
  const imports = known.get(file) ?? readImports(file);
  known.set(file, imports);
  return imports;
}

function readImports(file: SourceFile): Import[] {
  const imports: Import[] = [];
  if (file.path.endsWith('.css')) {
    const named = [...file.text.matchAll(/(?:url\(|@import\s+)['"]([^'"]+)['"]/g)];
    return named.map(([, from = '']) => ({ from, typeOnly: false }));
  }
  const tree = ts.createSourceFile(file.path, scriptOf(file), ts.ScriptTarget.Latest, false);
  const visit = (node: ts.Node): void => {
    if (
      (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) &&
      node.moduleSpecifier !== undefined
    ) {
      imports.push({ from: (node.moduleSpecifier as ts.StringLiteral).text, typeOnly: isTypeOnly(node) });
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [from] = node.arguments;
      if (from !== undefined && ts.isStringLiteralLike(from))
        imports.push({ from: from.text, typeOnly: false });
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      imports.push({ from: (node.argument.literal as ts.StringLiteral).text, typeOnly: true });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return imports;
}

/** The package that an import names; undefined for files, Node's own modules and a framework's made-up ones. */
export function packageOf(from: string): string | undefined {
  if (/^(\.|\/|#|node:|\$|virtual:)/.test(from)) return undefined;
  return from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/');
}
