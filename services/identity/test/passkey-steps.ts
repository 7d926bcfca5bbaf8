import type { ServiceAlone, TestReply, TestUser } from '@setu/service-kit/test';
import { type HeldPasskey, makeAuthenticator } from './authenticator';
import { aNetwork, confirmAddress, register } from './builders';

const authenticator = makeAuthenticator();

interface Person {
  sent: { email: string; password: string };
  user: TestUser;
}

type Lie = Parameters<typeof authenticator.get>[2];

/** The steps of people who add passkeys and sign in with them. @param identity read at each step */
export const passkeySteps = (identity: ServiceAlone) => {
  const post = (path: string, body?: unknown, as: TestUser | null = null, headers = aNetwork()) =>
    identity.service.call('POST', path, { as, body, headers });

  /** Requests the options with which the browser creates a passkey. */
  const begin = async ({ sent, user }: Person): Promise<TestReply['body']> => {
    const begun = await post('/api/auth/passkeys/options', { currentPassword: sent.password }, user);
    if (begun.status !== 200) throw new Error(begun.text);
    return begun.body;
  };
  const add = async (person: Person, name = 'My phone', device = authenticator) => {
    const { passkey, answer } = device.create(await begin(person));
    const reply = await post('/api/auth/passkeys', { name, answer }, person.user);
    if (reply.status !== 201) throw new Error(reply.text);
    return { passkey, own: reply.body as { id: string; name: string } };
  };
  /** A person with a passkey. */
  const someone = async (device = authenticator) => {
    const person = await register(identity.service);
    await confirmAddress(identity.service, person.user);
    return { ...person, ...(await add(person, 'My phone', device)) };
  };
  const options = async (): Promise<TestReply['body']> => (await post('/api/login/passkey/options')).body;
  /** Signs in with a passkey. @param lie the forged values of the answer */
  const signIn = async (passkey: HeldPasskey, lie?: Lie, device = authenticator) =>
    post('/api/login/passkey', { answer: device.get(passkey, await options(), lie) });
  const listOf = async (as: TestUser) =>
    (await identity.service.call('GET', '/api/auth/passkeys', { as })).body as {
      isAvailable: boolean;
      needsCode: boolean;
      passkeys: { id: string; name: string; createdAt: string; lastUsedAt: string | null }[];
    };
  const mailsTo = async ({ id }: TestUser): Promise<string[]> =>
    (await identity.db('mails').where({ user_id: id }).orderBy('created_at').pluck('kind')).filter(
      (kind: string) => kind.startsWith('passkey-'),
    );
  return { post, begin, add, someone, options, signIn, listOf, mailsTo, authenticator };
};
