import { userRoleLabels } from '@setu/contracts';
import type { ServiceDefinition } from '@setu/service-kit';
import { migrations } from '../migrations';
import { accountRoutes } from './accounts/account.routes';
import { makeAddAccount } from './accounts/add-account';
import { displayNameOf } from './accounts/display-name';
import { keepPassword } from './accounts/keep-password';
import { hashPassword } from './accounts/password';
import { makeRegisterAccount } from './accounts/register-account';
import { makeSignIn } from './accounts/sign-in';
import { findUser, findUsers, hasUsers } from './accounts/user.model';
import { presentUser } from './accounts/user.presenter';
import { makeAttemptLimits } from './attempts/attempt-limits';
import { BaseModel } from './base-model';
import { demoPeople, isDemoAccount } from './demo/demo-people';
import { makeSeed } from './demo/seed';
import { signInRoutes } from './sign-in-page/sign-in.routes';

interface Options {
  /** Password of the accounts that a demo offers. */
  demoPassword: string;
}

/** Accounts, passwords and the page to sign in. Sessions belong to the gateway, which is told when to start one. */
export const makeIdentityService = ({ demoPassword }: Options): ServiceDefinition => ({
  name: 'identity',
  migrations,
  build: (deps) => {
    const { db, isDemo, recordEvent } = deps;
    BaseModel.knex(db);
    const limits = makeAttemptLimits(db);
    const addAccount = makeAddAccount(recordEvent);
    const signIn = makeSignIn({
      ...deps,
      ...limits,
      mayUsePassword: (userId) => isDemo || !isDemoAccount(userId),
    });
    const register = makeRegisterAccount({ ...deps, ...limits, addAccount });
    const demo = async () => {
      if (!isDemo) return null;
      const users = await findUsers(
        db,
        demoPeople.map(({ id }) => id),
      );
      const accounts = users.map((user) => ({
        email: user.email,
        name: [user.firstName, user.lastName].filter(Boolean).join(' ') || user.email,
        about:
          user.role === 'brand'
            ? `${userRoleLabels.brand}: ${displayNameOf(user)}`
            : userRoleLabels[user.role],
      }));
      return { accounts, password: demoPassword };
    };
    return {
      routes: [
        ...accountRoutes(deps),
        ...signInRoutes({
          signIn: async (input, clientAddress) => presentUser(await signIn(input, clientAddress)),
          register: async (input, clientAddress) => presentUser(await register(input, clientAddress)),
          userExists: async (id) => (await findUser(db, id)) !== undefined,
          demo,
        }),
      ],
      consumers: [],
      seed: makeSeed({
        ...deps,
        password: demoPassword,
        hasUsers,
        hashPassword,
        keepPassword,
        addAccount,
      }),
    };
  },
});
