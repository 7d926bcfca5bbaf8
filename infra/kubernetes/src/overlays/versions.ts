import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serviceNames } from '@setu/contracts';
import { ReleaseVersion } from '@setu/protocol';
import { z } from 'zod';

const services = Object.fromEntries(serviceNames.map((name) => [name, ReleaseVersion]));

/** The versions on a cluster. A commit that changes the file is a deployment. */
const Versions = z.strictObject({
  /** The live version of each deployable, which is the tag of its image. */
  live: z.strictObject({ gateway: ReleaseVersion, ...services }),
  /** Versions that run beside the live versions: canaries, and releases that are about to be promoted. */
  canary: z.strictObject(services).partial(),
});
export type Versions = z.output<typeof Versions>;

const folder = join(import.meta.dirname, '../../versions');

/** @throws Error when a version is missing or malformed */
export const readVersions = (overlay: string): Versions =>
  Versions.parse(JSON.parse(readFileSync(join(folder, `${overlay}.json`), 'utf8')));
