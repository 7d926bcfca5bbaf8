import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseContract } from '@setu/protocol';
import type { Knex } from 'knex';
import { z } from 'zod';
import { lockDeployments } from '../../releases/deployments';

const Pact = z.object({ provider: z.object({ name: z.string() }) });

const integrityOf = (bytes: Buffer): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

const readPacts = async (folder: string) => {
  const names = existsSync(folder) ? await readdir(folder) : [];
  return Promise.all(
    names
      .filter((name) => name.endsWith('.json'))
      .map(async (name) => {
        const pact = await readFile(join(folder, name));
        return {
          file: `pacts/${name}`,
          provider: Pact.parse(JSON.parse(pact.toString('utf8'))).provider.name,
          integrity: integrityOf(pact),
          pact,
        };
      }),
  );
};

/** Replaces the stored pacts of the gateway with those of this build. */
export const syncOwnContracts = async (db: Knex, folder: string): Promise<void> => {
  const pacts = await readPacts(folder);
  await db.transaction(async (trx) => {
    await lockDeployments(trx);
    await trx('gateway.own_contracts').delete();
    if (pacts.length > 0) await trx('gateway.own_contracts').insert(pacts);
  });
};

/** The gateway's contracts as a consumer. */
export const ownContracts = (db: Knex): Promise<ReleaseContract[]> =>
  db('gateway.own_contracts').orderBy('file').select('provider', 'file', 'integrity');

/** One of the gateway's own pacts. */
export const ownPact = async (db: Knex, file: string): Promise<Buffer | null> =>
  (await db('gateway.own_contracts').where({ file }).first('pact'))?.pact ?? null;
