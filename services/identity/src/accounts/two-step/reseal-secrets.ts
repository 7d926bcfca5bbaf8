import type { ServiceDeps } from '@setu/service-kit';
import type { SecretBox } from './secret-box';
import { TwoStepModel } from './two-step.model';

/** Secrets in one batch. */
const batch = 500;

/**
 * The command for operators after a change of the key: seals every secret with the first key. It may be repeated, and may run while
 * processes serve. Recovery codes are not changed, because only their hashes are stored.
 * @param box null when the installation does not offer two-step verification
 * @returns what was done
 * @throws Error when a secret cannot be opened with any of the keys
 */
export const makeResealSecrets =
  ({ db, box }: Pick<ServiceDeps, 'db'> & { box: SecretBox | null }) =>
  async (): Promise<string> => {
    if (!box) throw new Error('TWO_STEP_KEY is not set, so no secret can be sealed');
    let resealed = 0;
    let after = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const rows = await TwoStepModel.query(db).where('user_id', '>', after).orderBy('user_id').limit(batch);
      for (const { userId, secret } of rows) {
        after = userId;
        if (box.isCurrent(secret, userId)) continue;
        // Does not overwrite the secret of another app that the person set up meanwhile.
        resealed += await TwoStepModel.query(db)
          .findById(userId)
          .where({ secret })
          .patch({ secret: box.seal(box.open(secret, userId), userId) });
      }
      if (rows.length < batch) return `${resealed} secrets were sealed with the first key of TWO_STEP_KEY`;
    }
  };
