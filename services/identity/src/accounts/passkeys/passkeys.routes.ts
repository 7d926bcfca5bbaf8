import {
  addPasskey,
  listPasskeys,
  type OwnPasskey,
  removePasskey,
  renamePasskey,
  startPasskey,
  startPasskeySignIn,
} from '@setu/contracts';
import { AppError, NotFoundError, Reply, type Route, route, type ServiceDeps } from '@setu/service-kit';
import type { makeAddPasskey } from './add-passkey';
import { PasskeyModel, passkeysOf } from './passkey.model';
import type { NotifyPasskey } from './passkey-mails';
import type { makePasskeySignIn } from './sign-in/sign-in-with-passkey';

interface Deps extends Pick<ServiceDeps, 'db' | 'clock' | 'inTransaction'> {
  /** Null when the address of the installation does not support passkeys. */
  adding: Pick<ReturnType<typeof makeAddPasskey>, 'start' | 'add'> | null;
  startSignIn: ReturnType<typeof makePasskeySignIn>['start'];
  notifyPasskey: NotifyPasskey;
  /** Whether an account has two-step verification. */
  needsCode: (userId: string) => Promise<boolean>;
}

const present = ({ id, name, createdAt, lastUsedAt }: PasskeyModel): OwnPasskey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

/** Calls for the passkeys of the caller's account, and the call that begins to sign in with a passkey. */
export const passkeyRoutes = ({
  db,
  clock,
  inTransaction,
  adding,
  startSignIn,
  notifyPasskey,
  needsCode,
}: Deps): Route[] => {
  const offered = () => {
    if (!adding) throw new AppError(503, 'passkey_unavailable');
    return adding;
  };
  return [
    route(listPasskeys, async (_input, { id }) => ({
      isAvailable: adding !== null,
      needsCode: await needsCode(id),
      passkeys: (await passkeysOf(db, id)).map(present),
    })),
    route(startPasskey, (input, actor, client) => offered().start(input, actor, client.address)),
    route(
      addPasskey,
      async (input, actor) => new Reply(present(await offered().add(input, actor)), { status: 201 }),
    ),
    route(renamePasskey, async ({ id, name }, actor) => {
      const [renamed] = await PasskeyModel.query(db)
        .where({ id, user_id: actor.id })
        .patch({ name })
        .returning('*');
      if (!renamed) throw new NotFoundError('passkey_not_found');
      return present(renamed);
    }),
    route(removePasskey, async ({ id }, actor) => {
      await inTransaction(async (trx) => {
        const removed = await PasskeyModel.query(trx).where({ id, user_id: actor.id }).delete();
        if (removed > 0) await notifyPasskey(trx, 'removed', actor.id, clock.now());
      });
      return { removed: true as const };
    }),
    route(startPasskeySignIn, startSignIn),
  ];
};
