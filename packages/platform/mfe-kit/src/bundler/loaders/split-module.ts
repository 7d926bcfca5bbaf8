import {
  type CallExpression,
  type Identifier,
  type ImportDeclaration,
  type KeyValueProperty,
  type ModuleItem,
  type ObjectExpression,
  parse,
  print,
} from '@swc/core';

/** The parts of a module of contracts: what needs zod, and everything else. */
export type Part = 'schemas' | 'rest';

interface Node {
  type: string;
  [key: string]: unknown;
}

const isName = (value: unknown) => (value as Node | undefined)?.type === 'Identifier';

/** Whether a part of the syntax tree refers to no value: types, and names of properties. */
const namesNoValue = (parent: Node, key: string): boolean =>
  ['typeAnnotation', 'typeParams', 'typeParameters', 'typeArguments', 'returnType'].includes(key) ||
  ((key === 'property' || key === 'key') && isName(parent[key]));

/** The names that a part of a syntax tree refers to; names that are only bound inside it may be included. */
const namesIn = (value: unknown, names = new Set<string>()): Set<string> => {
  if (Array.isArray(value)) for (const item of value) namesIn(item, names);
  else if (typeof value === 'object' && value !== null) {
    const node = value as Node;
    if (node.type === 'Identifier') names.add(String(node.value));
    for (const key of Object.keys(node)) if (!namesNoValue(node, key)) namesIn(node[key], names);
  }
  return names;
};

/** A declaration at the top of a module. */
interface Declared {
  item: ModuleItem;
  names: string[];
  isExported: boolean;
}

const declaredBy = (item: ModuleItem): Declared | null => {
  const isExported = item.type === 'ExportDeclaration';
  const declaration = isExported ? item.declaration : item;
  if (declaration.type === 'VariableDeclaration')
    return {
      item,
      isExported,
      names: declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.value] : [])),
    };
  return null;
};

/** Names that a module imports and that need zod: `z` itself, and schemas, which are in PascalCase by our rules. */
const importedSchemas = (items: readonly ModuleItem[]): string[] =>
  items.flatMap((item) =>
    item.type === 'ImportDeclaration' && !item.typeOnly
      ? item.specifiers.flatMap(({ local: { value } }) =>
          item.source.value === 'zod' || /^[A-Z]/.test(value) ? [value] : [],
        )
      : [],
  );

/** The names at the top of a module that need zod, directly or through another one of them. */
const schemaNames = (items: readonly ModuleItem[], declared: readonly Declared[]): Set<string> => {
  const schemas = new Set(importedSchemas(items));
  const rest = new Set(declared);
  for (let before = -1; before !== rest.size; ) {
    before = rest.size;
    for (const one of rest)
      if ([...namesIn(one.item)].some((name) => schemas.has(name))) {
        rest.delete(one);
        for (const name of one.names) schemas.add(name);
      }
  }
  return schemas;
};

const span = { start: 0, end: 0, ctxt: 0 };

const identifier = (value: string) =>
  // An identifier also has a context, which the types omit.
  ({ type: 'Identifier', span, ctxt: 0, value, optional: false }) as Identifier;

const property = (name: string, value: KeyValueProperty['value']): KeyValueProperty => ({
  type: 'KeyValueProperty',
  key: identifier(name),
  value,
});

/** An endpoint as a browser needs it: how to call it. Inputs and replies are checked by types and on the server. */
const browserEndpoint = (spec: ObjectExpression): ObjectExpression => {
  const given = new Map(
    spec.properties.flatMap((one) =>
      one.type === 'KeyValueProperty' && one.key.type === 'Identifier' ? [[one.key.value, one] as const] : [],
    ),
  );
  const accepts = property('accepts', {
    type: 'StringLiteral',
    span,
    value: given.has('body') ? 'json' : 'none',
  });
  const kept = ['method', 'path', 'creates', 'accepts'].flatMap((name) => given.get(name) ?? []);
  return {
    ...spec,
    properties: [...kept, ...(given.has('accepts') ? [] : [accepts])],
  };
};

const endpointSpec = (call: CallExpression): ObjectExpression | null => {
  const spec = call.arguments[0]?.expression;
  const isEndpoint = call.callee.type === 'Identifier' && call.callee.value === 'endpoint';
  return isEndpoint && spec?.type === 'ObjectExpression' ? spec : null;
};

/** Reduces the endpoints of a module to what a browser needs. */
const shortenEndpoints = ({ item }: Declared): void => {
  const declaration = item.type === 'ExportDeclaration' ? item.declaration : item;
  if (declaration.type !== 'VariableDeclaration') return;
  for (const declarator of declaration.declarations) {
    const spec = declarator.init?.type === 'CallExpression' ? endpointSpec(declarator.init) : null;
    if (spec) declarator.init = browserEndpoint(spec);
  }
};

const isImport = (item: ModuleItem): item is ImportDeclaration => item.type === 'ImportDeclaration';

/**
 * The source of one part of a module of contracts, for a browser. Its endpoints contain how they are called, but no schemas. A page that
 * only reads therefore does not load zod. A module without schemas, or with exports that are not constants, is not split.
 * @param file the module's file, by which the parts import each other
 * @param part null for the module itself, which exports the names of both parts
 */
export const splitModule = async (source: string, file: string, part: Part | null): Promise<string> => {
  const module = await parse(source, { syntax: 'typescript' });
  const declared = module.body.flatMap((item) => declaredBy(item) ?? []);
  for (const one of declared) shortenEndpoints(one);
  const schemas = schemaNames(module.body, declared);
  const partOf = ({ names }: Declared): Part =>
    names.some((name) => schemas.has(name)) ? 'schemas' : 'rest';
  const namesOf = (wanted: Part, isExported: boolean) =>
    declared
      .filter((one) => partOf(one) === wanted && (one.isExported || !isExported))
      .flatMap(({ names }) => names)
      .join(', ');
  const fileOf = (wanted: Part) => JSON.stringify(`${file}?${wanted}`);
  if (namesOf('schemas', false) === '') return (await print(module)).code;
  if (part === null)
    return (['schemas', 'rest'] as const)
      .map((one) => `export { ${namesOf(one, true)} } from ${fileOf(one)};`)
      .join('\n');
  const items = new Set(declared.filter((one) => partOf(one) === part).map(({ item }) => item));
  const { code } = await print({
    ...module,
    body: module.body.filter((item) => isImport(item) || items.has(item)),
  });
  if (part === 'schemas') return `import { ${namesOf('rest', false)} } from ${fileOf('rest')};\n${code}`;
  const own = declared.filter((one) => items.has(one.item) && !one.isExported).flatMap(({ names }) => names);
  return `${code}\nexport { ${own.join(', ')} };`;
};
