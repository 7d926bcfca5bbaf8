import { join } from 'node:path';
import { Pact } from '@pact-foundation/pact';

/** The pact of this front end with one of the services, written next to the tests. */
export const pactWith = (provider: string) =>
  new Pact({ consumer: 'mfe-account', provider, dir: join(__dirname, 'pacts'), logLevel: 'warn' });
