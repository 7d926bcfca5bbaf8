import type { ServiceDeps } from '@setu/service-kit';
import type { SecretBox } from './secret-box';
import { TwoStepModel } from './two-step.model';

/** Secrets that are read at once. */
const batch = 500;

/**
 * The command of operators after a change of the key: seals each secret with the first key that was sealed with another one. It may run
 * again, and while processes serve. Recovery codes stay as they are, because only their hashes are stored.
 * @param box null when the installation does not offer two-step verification
 * @returns what was done
 * @throws Error when a secret was sealed with none of the keys
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
        // A person may set up another app meanwhile, whose secret must stay.
        resealed += await TwoStepModel.query(db)
          .findById(userId)
          .where({ secret })
          .patch({ secret: box.seal(box.open(secret, userId), userId) });
      }
      if (rows.length < batch) return `${resealed} secrets were sealed with the first key of TWO_STEP_KEY`;
    }
  };
