import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const Assets = z.object({ js: z.object({ sync: z.array(z.string()), async: z.array(z.string()) }) });
const Manifest = z.object({
  shared: z.array(z.object({ name: z.string(), assets: Assets })),
  exposes: z.array(z.object({ path: z.string(), assets: Assets })),
});
export type Manifest = z.output<typeof Manifest>;

/** Reads the parts of mf-manifest.json that a release needs. @throws when the file has another shape */
export const readManifest = (folder: string): Manifest =>
  Manifest.parse(JSON.parse(readFileSync(join(folder, 'mf-manifest.json'), 'utf8')));
