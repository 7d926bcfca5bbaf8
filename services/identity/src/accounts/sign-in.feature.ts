import { feature, type ServiceDeps } from '@setu/service-kit';
import { accountStateOf, type Step } from '../session-command';
import { adminSessionRoutes } from './admin-sessions/admin-session.routes';
import { findAdmin } from './administration/admin.policy';
import { presentAdmin } from './administration/admin-user.presenter';
import { assertNotSuspended } from './administration/suspension.policy';
import { entered, makeLetIn } from './entering';
import type { makePasskeySignIn } from './passkeys/sign-in/sign-in-with-passkey';
import type { makeResetPassword } from './passwords/reset/reset-password';
import type { FinishAtProvider } from './provider-sign-in/provider-sign-in.feature';
import type { makeRegisterWithProvider } from './provider-sign-in/register-with-provider';
import type { makeRegisterAccount } from './register-account';
import { makeSignIn } from './sign-in';
import type { makeJoinTeam } from './team/join-team';
import type { makeTwoStepSignIn } from './two-step/sign-in/sign-in-with-code';
import type { UserModel } from './user.model';

interface Needs
  extends Pick<Parameters<typeof makeSignIn>[0], 'beginSignIn'>,
    ReturnType<typeof makeTwoStepSignIn<UserModel>> {
  mayUsePassword: (userId: string) => boolean;
  register: ReturnType<typeof makeRegisterAccount>;
  resetPassword: ReturnType<typeof makeResetPassword>;
  signInWithPasskey: ReturnType<typeof makePasskeySignIn<UserModel>>['signIn'];
  finishAtProvider: FinishAtProvider;
  registerWithProvider: ReturnType<typeof makeRegisterWithProvider<UserModel>>;
  joinTeam: ReturnType<typeof makeJoinTeam<UserModel>>;
  offeredAdministrators: Parameters<typeof adminSessionRoutes>[0]['sampleCredentials'];
}

/** Wraps a function so that it returns the signed-in user. */
const entering =
  <Input extends unknown[]>(find: (...input: Input) => Promise<UserModel>) =>
  async (...input: Input) =>
    entered(await find(...input));

const enteredAdmin = (user: UserModel) => ({ admin: presentAdmin(user), version: user.version });

/** Sign-in of users and administrators with every method, up to the start of the session. */
export const signIn = feature({
  name: 'sign-in',
  needs: {
    mayUsePassword: 'users',
    beginSignIn: 'attempts',
    register: 'own-account',
    resetPassword: 'passwords',
    askForCode: 'two-step',
    signInWithCode: 'two-step',
    signInWithPasskey: 'passkeys',
    finishAtProvider: 'provider-sign-in',
    registerWithProvider: 'provider-sign-in',
    joinTeam: 'team',
    offeredAdministrators: 'demo',
  },
  build: (deps: ServiceDeps & Needs) => {
    const { db, mayUsePassword, askForCode, signInWithCode } = deps;
    const checkPassword = makeSignIn({ ...deps, mayEnter: ({ id }) => mayUsePassword(id) });
    const checkAdmin = makeSignIn({
      ...deps,
      mayEnter: ({ id, role }) => role === 'admin' && mayUsePassword(id),
    });
    const letIn = makeLetIn(db);
    /** Finishes a sign-in after the password was checked. */
    const enter = async (user: UserModel): Promise<Step> => {
      const ticket = await askForCode(user, false);
      return ticket === null ? letIn(user) : { ticket };
    };
    return {
      routes: adminSessionRoutes({
        logIn: async (credentials, clientAddress) => {
          const admin = await checkAdmin(credentials, clientAddress);
          const ticket = await askForCode(admin, true);
          return ticket === null ? enteredAdmin(admin) : { ticket };
        },
        logInWithCode: async (input, clientAddress) =>
          enteredAdmin(await signInWithCode(input, true, clientAddress)),
        findAdmin: async (actor) => presentAdmin(await findAdmin(db, actor)),
        sampleCredentials: deps.offeredAdministrators,
      }),
      gives: {
        entrances: {
          signIn: async (...input: Parameters<typeof checkPassword>) => enter(await checkPassword(...input)),
          enterCode: async (input: Parameters<typeof signInWithCode>[0], clientAddress: string) =>
            letIn(await signInWithCode(input, false, clientAddress)),
          signInWithPasskey: async (...input: Parameters<Needs['signInWithPasskey']>) => {
            const user = await deps.signInWithPasskey(...input);
            assertNotSuspended(user);
            return letIn(user);
          },
          finishAtProvider: async (...input: Parameters<FinishAtProvider>) => {
            const outcome = await deps.finishAtProvider(...input);
            if (!('came' in outcome)) return outcome;
            assertNotSuspended(outcome.came);
            return { came: await enter(outcome.came) };
          },
          resetPassword: async (...input: Parameters<Needs['resetPassword']>) => {
            const user = await deps.resetPassword(...input);
            return { ...(await enter(user)), stateHeader: accountStateOf(user) };
          },
          register: entering(deps.register),
          registerWithProvider: entering(deps.registerWithProvider),
          joinTeam: entering(deps.joinTeam),
        },
      },
    };
  },
});
