import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { IconType } from '../src/icons/icon-type';
import { asOnePath, type Shape } from './one-path';

/**
 * Writes `src/icons/icons.ts`: the Lucide shapes of the icons that it already has and of those in the arguments. `npm run
 * icons -w packages/platform/ui -- Rocket` adds the icon that https://lucide.dev/icons shows as `rocket`.
 */
const target = join(import.meta.dirname, '../src/icons/icons.ts');
const before = [...readFileSync(target, 'utf8').matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
const names = [...new Set([...before, ...process.argv.slice(2)])].sort();

type Glyph = { render: (props: object, ref: null) => { props: { icon: { node: Shape[] } } } };

const load = createRequire(import.meta.url);
const lucide: Record<string, Glyph> = load('lucide-react');

const shapesOf = (name: string): IconType => {
  const glyph = lucide[name];
  if (!glyph)
    throw new Error(
      `Lucide has no icon ${name}. Its names are those of https://lucide.dev/icons, as RotateCw.`,
    );
  return asOnePath(glyph.render({}, null).props.icon.node.map(([tag, { key, ...shape }]) => [tag, shape]));
};

const module = `// Written by \`npm run icons -w packages/platform/ui\` from Lucide. Its licence is in packages/platform/ui/icons/LICENSE-Lucide.txt.
import type { IconType } from './icon-type';

${names.map((name) => `export const ${name}: IconType = ${JSON.stringify(shapesOf(name ?? ''))};`).join('\n\n')}
`;
writeFileSync(target, module);
execFileSync('biome', ['format', '--write', target], { stdio: 'inherit' });
