import { publishProblems, type Release } from '@setu/protocol';
import { AppError, InvalidInputError } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { Artefacts } from '../../releases/artefacts/artefacts';
import { checkFiles } from '../../releases/artefacts/checking/file-check';
import { inTurn } from '../../releases/artefacts/checking/in-turn';
import { insertRelease, isPublished } from '../../releases/published';
import type { TokenHolder } from '../rights/release-token';
import { log } from '../status/release-log';
import { assertMayPublish, bindKind } from './bind-kind';
import { alreadyPublished, lockRelease } from './release-lock';
import { clearUploads } from './uploads';

/**
 * Publishes a release whose files were all uploaded. It never changes afterwards.
 * @returns the stored release, with the measured sizes of its files
 * @throws InvalidInputError when release.json breaks a rule, ConflictError when the release is already published or its name
 * has another kind, ForbiddenError when it is the first release of its name and the token may not create it, AppError 400 when a
 * file is missing or does not match its hash, UpstreamError 503 when too many releases are being published
 */
export const publishRelease = async (
  db: Knex,
  artefacts: Artefacts,
  release: Release,
  holder: TokenHolder,
): Promise<Release> => {
  const stated = publishProblems(release);
  if (stated.length > 0) throw new InvalidInputError(stated);
  const publish = async (trx: Knex): Promise<Release> => {
    await lockRelease(trx, release, 'exclusive');
    if (await isPublished(trx, release.name, release.version)) throw alreadyPublished(release);
    await assertMayPublish(trx, release, holder);
    const { problems, files } = await checkFiles(artefacts, release);
    if (problems.length > 0)
      throw new AppError(400, 'release_incomplete', undefined, {
        issues: problems.map((message) => ({ path: 'files', message })),
      });
    await bindKind(trx, release);
    const measured = { ...release, files };
    await insertRelease(trx, measured, holder.name);
    await clearUploads(trx, measured);
    const { name: deployable, version } = release;
    await log(trx, { actor: holder.name, action: 'publish', deployable, version, outcome: 'done' });
    return measured;
  };
  return inTurn(() => db.transaction(publish));
};
