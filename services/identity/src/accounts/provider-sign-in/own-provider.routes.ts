import { getOwnProvider, joinProvider, type OwnProvider, removeProvider } from '@setu/contracts';
import { Reply, type Route, route } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { Checks } from '../../provider-outcome';
import type { makeJoinProvider } from './join-provider';
import { identityOf } from './provider-sign-in.model';

interface Deps {
  db: Knex;
  /** Name of the provider; null without a provider. */
  name: string | null;
  join: ReturnType<typeof makeJoinProvider>;
  hasPassword: (db: Knex, userId: string) => Promise<boolean>;
  /** Set-Cookie value that identifies the browser when the provider redirects back. */
  rememberJoin: (checks: Checks) => string;
}

/** Calls for the connection of the caller's account with the provider. */
export const ownProviderRoutes = ({ db, name, join, hasPassword, rememberJoin }: Deps): Route[] => [
  route(getOwnProvider, async (_input, { id }): Promise<OwnProvider> => {
    const [identity, withPassword] = await Promise.all([identityOf(db, id), hasPassword(db, id)]);
    return { name, since: identity?.createdAt.toISOString() ?? null, hasPassword: withPassword };
  }),
  route(joinProvider, async (input, actor, client) => {
    const { url, checks } = await join.begin(input, actor, client.address);
    return new Reply({ url }, { headers: { 'set-cookie': rememberJoin(checks) } });
  }),
  route(removeProvider, async (input, actor, client) => {
    await join.remove(input, actor, client.address);
    return { removed: true as const };
  }),
];
