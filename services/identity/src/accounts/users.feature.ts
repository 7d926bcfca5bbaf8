import { type listBrands, userRegisteredV1, userUpdatedV1 } from '@setu/contracts';
import type { HandlerInput } from '@setu/protocol';
import { feature, newestFirst, ownRows, type SignedIn, UnauthenticatedError } from '@setu/service-kit';
import type { Knex } from 'knex';
import { makeAddAccount } from './add-account';
import { findAdmin } from './administration/admin.policy';
import { isDemoAccount, mayUsePassword } from './demo/demo-people';
import { displayNameOf } from './display-name';
import { tablesOfAccounts } from './grants/grants';
import { makeSaveUser } from './save-user';
import {
  findUser,
  findUsers,
  lockUser,
  lockUserOfNotifications,
  membersOf,
  UserModel,
  usersLike,
} from './user.model';
import { presentUser } from './user.presenter';

/** The account of a call may have been deleted meanwhile, or its session may not have ended yet. */
const goneAccounts = Object.fromEntries(
  tablesOfAccounts.map((table) => [`${table}_user_id_fkey`, new UnauthenticatedError()]),
);

const brandAccount = (user: UserModel) => ({
  id: user.id,
  email: user.email,
  name: displayNameOf(user),
  createdAt: user.createdAt,
});

/** The rows of accounts. */
export const users = feature({
  name: 'users',
  build: ({ db, clock, isDemo, recordEvent }) => {
    const saveUser = makeSaveUser({ recordEvent, clock });
    return {
      constraints: goneAccounts,
      replacedEvents: [[userRegisteredV1, userUpdatedV1]],
      ownData: [
        ownRows(UserModel, {
          kind: 'account',
          of: (rows, { id }) => rows.where('id', id),
          content: (user) => ({
            ...presentUser(user),
            brandName: user.brandName,
            emailConfirmedAt: user.emailConfirmedAt,
            suspendedAt: user.suspendedAt,
            suspensionReason: user.suspensionReason,
            worksFor: user.worksFor,
            worksSince: user.worksSince,
            updatedAt: user.updatedAt,
          }),
        }),
      ],
      gives: {
        addAccount: makeAddAccount(recordEvent),
        saveUser,
        findUser,
        lockUser,
        lockUserOfNotifications,
        membersOf,
        mayUsePassword: (userId: string) => mayUsePassword(userId, isDemo),
        /** Address and role of a person who can sign in and has a proven address; otherwise null. */
        findReachable: async (connection: Knex, id: string) => {
          const user = await findUser(connection, id);
          if (!user || user.suspendedAt || !user.emailConfirmedAt || isDemoAccount(id)) return null;
          return { email: user.email, role: user.role };
        },
        assertAdmin: (actor: SignedIn) => findAdmin(db, actor),
        namesOf: async (ids: readonly string[]) =>
          new Map((await findUsers(db, ids)).map((user) => [user.id, displayNameOf(user)] as const)),
        /** A page of the accounts of brands, newest first. */
        listAccounts: async ({ search = '', ...paging }: HandlerInput<typeof listBrands>) => {
          const brands = usersLike(db, { search, role: 'brand', standing: undefined });
          const { items, ...page } = await newestFirst(brands, paging);
          return { ...page, items: items.map(brandAccount) };
        },
        findAccount: async (id: string) => {
          const user = await findUser(db, id);
          return user && brandAccount(user);
        },
        renameBrand: async (trx: Knex.Transaction, id: string, brandName: string) => {
          const user = await lockUser(trx, id);
          if (!user) throw new Error(`The account ${id} is gone while its row is locked`);
          return saveUser(trx, user, { brandName });
        },
      },
    };
  },
});
