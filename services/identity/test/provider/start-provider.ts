import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A person of the provider; without `email_verified` the provider has not confirmed the address. */
interface Person {
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
}

/** A real OpenID Connect provider for tests. */
export interface TestProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Adds a person with the subject that the provider uses. */
  add: (subject: string, person: Person) => Promise<void>;
  /** Replaces claims of ID tokens from now on; with `stranger` another key signs them. Null ends it. */
  forge: (claims: Record<string, unknown> | null) => Promise<void>;
  /**
   * Completes the provider's pages like a user.
   * @param url the address to which the product redirects
   * @returns the address to which the provider redirects back
   */
  signIn: (url: string, subject: string) => Promise<URL>;
  stop: () => void;
}

/** @param redirectUri the only allowed redirect address */
export const startProvider = async (redirectUri: string): Promise<TestProvider> => {
  const child = spawn('node', [join(__dirname, 'provider-process.mjs'), redirectUri], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  const issuer = String(line).trim();
  const people: Record<string, Person> = {};
  let forged: Record<string, unknown> | null = null;
  const control = async () => {
    await fetch(`${issuer}/control`, { method: 'POST', body: JSON.stringify({ people, forged }) });
  };

  const signIn = async (url: string, subject: string): Promise<URL> => {
    const cookies = new Map<string, string>();
    const ask = async (address: string, body?: Record<string, string>) => {
      const reply = await fetch(address, {
        method: body ? 'POST' : 'GET',
        redirect: 'manual',
        headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
        ...(body && { body: new URLSearchParams(body) }),
      });
      for (const cookie of reply.headers.getSetCookie()) {
        const [pair = ''] = cookie.split(';');
        const at = pair.indexOf('=');
        cookies.set(pair.slice(0, at), pair.slice(at + 1));
      }
      return reply;
    };
    let address = url;
    for (let hops = 0; hops < 12; hops += 1) {
      if (address.startsWith(redirectUri)) return new URL(address);
      let reply = await ask(address);
      if (reply.status === 200) {
        const page = await reply.text();
        const prompt = page.includes('name="login"') ? 'login' : 'consent';
        reply = await ask(address, {
          prompt,
          ...(prompt === 'login' && { login: subject, password: 'any' }),
        });
      }
      const location = reply.headers.get('location');
      if (!location) throw new Error(`The provider answered ${reply.status}: ${await reply.text()}`);
      address = new URL(location, issuer).href;
    }
    throw new Error(`The provider leads nowhere: ${address}`);
  };

  return {
    issuer,
    clientId: 'setu',
    clientSecret: 'a secret of the test',
    add: (subject, person) => {
      people[subject] = person;
      return control();
    },
    forge: (claims) => {
      forged = claims;
      return control();
    },
    signIn,
    stop: () => child.kill(),
  };
};
