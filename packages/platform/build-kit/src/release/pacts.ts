import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseContract, ReleaseFile } from '@setu/protocol';
import { z } from 'zod';

const Pact = z.object({ provider: z.object({ name: z.string() }) });

const pactFolder = 'pacts';

/** Copies the pacts of a consumer into its build: they are released with the code that needs them. */
export const copyPacts = (folder: string, outputFolder: string): void => {
  const from = join(folder, 'pact', pactFolder);
  if (existsSync(from)) cpSync(from, join(outputFolder, pactFolder), { recursive: true });
};

/** The contracts among the files of a build. @throws when a pact names no provider */
export const contractsIn = (outputFolder: string, files: readonly ReleaseFile[]): ReleaseContract[] => {
  const folder = join(outputFolder, pactFolder);
  if (!existsSync(folder)) return [];
  const integrities = new Map(files.map(({ path, integrity }) => [path, integrity]));
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => {
      const file = `${pactFolder}/${name}`;
      const { provider } = Pact.parse(JSON.parse(readFileSync(join(folder, name), 'utf8')));
      return { provider: provider.name, file, integrity: integrities.get(file) ?? '' };
    });
};
