import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import type { CodeFile } from './imports';
import type { Manifest } from './packed-manifest';

/** Maximum characters of a declaration. The rest of a longer one is replaced by a hash, because its change is visible in the source. */
const longest = 600;

interface Declarations {
  /** Statements that declare a name; a function has one for each overload. */
  own: Map<string, string[]>;
  /** Names of this module that come from another module, by path; only a path for `export *`. */
  from: Map<string, { path: string; name: string }>;
  exported: Map<string, string>;
  all: string[];
}

const isComment = /^\s*(\/\*\*|\*|\/\/)/;

/** Top-level statements of a declaration file, each on one line. */
const statementsOf = (text: string): string[] => {
  const found: string[] = [];
  for (const line of text.split('\n')) {
    if (isComment.test(line) || line.trim() === '') continue;
    if (/^[a-z]/.test(line)) found.push(line);
    else found.push(`${found.pop() ?? ''} ${line.trim()}`);
  }
  return found;
};

const namesIn = (list: string) =>
  list
    .split(',')
    .map((one) =>
      one
        .trim()
        .replace(/^type /, '')
        .split(' as '),
    )
    .filter(([name]) => name)
    .map(([name = '', alias = name]) => ({ name, alias }));

const list = /^(import|export)(?: type)? \{([^}]*)\}(?: from '([^']+)')?;$/;
const star = /^export \* from '([^']+)';$/;
const declaration =
  /^(export )?(default )?(?:declare )?(?:abstract )?(?:const|let|function|class|enum|interface|type) (\w+)/;

const read = ({ path, text }: CodeFile): Declarations => {
  const found: Declarations = { own: new Map(), from: new Map(), exported: new Map(), all: [] };
  const pathOf = (request: string) => join(dirname(path), request).replace(/\.js$/, '.d.ts');
  for (const statement of statementsOf(text)) {
    const [, kind, names = '', request] = list.exec(statement) ?? [];
    const [, everything] = star.exec(statement) ?? [];
    const [, isExported, isDefault, declared] = declaration.exec(statement) ?? [];
    if (everything) found.all.push(pathOf(everything));
    for (const { name, alias } of namesIn(names)) {
      if (request?.startsWith('.')) found.from.set(alias, { path: pathOf(request), name });
      if (kind === 'export') found.exported.set(alias, request ? alias : name);
    }
    if (declared) {
      found.own.set(declared, [...(found.own.get(declared) ?? []), statement]);
      if (isExported) found.exported.set(isDefault ? 'default' : declared, declared);
    }
  }
  return found;
};

const short = (text: string) =>
  text.length > longest
    ? `${text.slice(0, longest)}… ${createHash('sha256').update(text).digest('hex').slice(0, 10)}`
    : text;

const lineOf = (statement: string) =>
  short(
    statement
      .replace(/^export /, '')
      .replace(/^default /, '')
      .replace(/^declare /, ''),
  ).replace(/;$/, '');

/**
 * The API of a package as text: a line for each name that an entry exports, and for each declaration that these refer to.
 * @param files the built files of the package
 */
export const apiReport = ({ name, exports = {} }: Manifest, files: readonly CodeFile[]): string => {
  const modules = new Map(
    files.filter(({ path }) => path.endsWith('.d.ts')).map((one) => [one.path, read(one)]),
  );
  const referred = new Map<string, string>();
  const shown = new Set<string>();

  /** Follows a name to the module that declares it. */
  const find = (path: string, wanted: string): { path: string; name: string } | undefined => {
    const module = modules.get(path);
    if (!module) return undefined;
    if (module.own.has(wanted)) return { path, name: wanted };
    const other = module.from.get(wanted);
    if (other) return find(other.path, modules.get(other.path)?.exported.get(other.name) ?? other.name);
    for (const one of module.all) {
      const found = find(one, wanted);
      if (found) return found;
    }
    return undefined;
  };

  const declared = (path: string, wanted: string): string[] => {
    const found = find(path, wanted);
    if (!found) return [];
    shown.add(`${found.path} ${found.name}`);
    const statements = modules.get(found.path)?.own.get(found.name) ?? [];
    for (const [word] of statements.join(' ').matchAll(/\b[A-Za-z]\w*\b/g)) {
      const used = word === found.name ? undefined : find(found.path, word);
      const key = used && `${used.path} ${used.name}`;
      if (used && key && !referred.has(key)) {
        referred.set(key, '');
        referred.set(key, declared(used.path, used.name).join('\n'));
      }
    }
    return statements.map(lineOf);
  };

  const exportedBy = (path: string): Map<string, string> => {
    const { exported = new Map<string, string>(), all = [] } = modules.get(path) ?? {};
    return new Map([...all.flatMap((one) => [...exportedBy(one)]), ...exported]);
  };

  const top = new Set<string>();
  const sections = Object.entries(exports).flatMap(([entry, file]) => {
    const path = join(file).replace(/\.tsx?$/, '.d.ts');
    if (!modules.has(path)) return [`## ${join(name, entry)}`, '', `The file \`${file}\`.`, ''];
    const lines = [...exportedBy(path)].flatMap(([alias, local]) => {
      const found = find(path, local);
      if (found) top.add(`${found.path} ${found.name}`);
      const text = declared(path, local);
      return (text.length > 0 ? text : [alias]).map((line) =>
        found?.name === alias ? line : `${alias} = ${line}`,
      );
    });
    return [`## ${join(name, entry)}`, '', '```text', ...lines.sort(), '```', ''];
  });
  const others = [...referred].filter(([key]) => !top.has(key)).map(([, line]) => line);
  return [
    `# API of ${name}`,
    '',
    'Written by `npm run pack -- --api`: a line for each name that an entry exports, and last what these refer to.',
    '',
    ...sections,
    ...(others.length > 0
      ? ['## Referred to', '', '```text', ...[...new Set(others)].sort(), '```', '']
      : []),
  ].join('\n');
};

/** The lines that differ between two texts: `-` only in the first, `+` only in the second. */
export const differences = (before: string, now: string): string[] => {
  const [old, fresh] = [before, now].map((text) => text.split('\n'));
  const missingIn = (lines: readonly string[] = []) => {
    const known = new Set(lines);
    return (line: string) => !known.has(line);
  };
  return [
    ...(old ?? []).filter(missingIn(fresh)).map((line) => `- ${line}`),
    ...(fresh ?? []).filter(missingIn(old)).map((line) => `+ ${line}`),
  ];
};
