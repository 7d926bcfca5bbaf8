import { randomUUID } from 'node:crypto';
import { finishProviderSignIn } from '@setu/contracts';
import { type ServiceAlone, startServiceAlone, type TestUser } from '@setu/service-kit/test';
import { makeIdentityService } from '../../src/app';
import { readSettings } from '../../src/env';
import { aNetwork, intentHeader } from '../builders';
import { startProvider, type TestProvider } from './start-provider';

/** Address of the site in these tests. */
export const site = 'https://setu.example';

/**
 * Starts identity with a provider before the tests of a file, and stops both afterwards. `identity` and `provider` are available in tests.
 */
export const setUpIdentityWithProvider = () => {
  const world = {} as { identity: ServiceAlone; provider: TestProvider };
  beforeAll(async () => {
    const provider = await startProvider(`${site}${finishProviderSignIn.path}`);
    world.provider = provider;
    world.identity = await startServiceAlone(
      makeIdentityService(
        readSettings({
          PUBLIC_URL: site,
          OIDC_ISSUER: provider.issuer,
          OIDC_CLIENT_ID: provider.clientId,
          OIDC_CLIENT_SECRET: provider.clientSecret,
          OIDC_NAME: 'Setu ID',
        }),
      ),
    );
  });
  afterAll(async () => {
    await world.identity?.stop();
    world.provider?.stop();
  });
  afterEach(() => world.provider.forge(null));

  /** Opens an address as a browser does. @param as the signed-in user */
  const get = async (path: string, cookie = '', as: TestUser | null = null) => {
    const { service } = world.identity;
    const reply = await fetch(`${service.url}${path}`, {
      redirect: 'manual',
      headers: { ...aNetwork(), ...(await service.callers.headersFor(as)), ...(cookie && { cookie }) },
    });
    return {
      status: reply.status,
      location: reply.headers.get('location') ?? '',
      cookie: (reply.headers.get('set-cookie') ?? '').split(';')[0] ?? '',
      setCookie: reply.headers.get('set-cookie') ?? '',
      command: JSON.parse(reply.headers.get('x-session-command') ?? 'null'),
      text: await reply.text(),
    };
  };
  /** Begins a sign-in at the provider. */
  const begin = (returnTo = '/dashboard') => get('/api/login/provider', intentHeader({ returnTo }).cookie);

  /** A person of the provider, by default with a confirmed address. */
  const aPerson = async (more: Record<string, unknown> = {}) => {
    const subject = randomUUID();
    const email = `${subject}@people.test`;
    await world.provider.add(subject, {
      email,
      email_verified: true,
      given_name: 'Asha',
      family_name: 'Kulkarni',
      ...more,
    });
    return { subject, email };
  };
  return { world, get, begin, aPerson };
};
