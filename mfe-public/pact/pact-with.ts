import { join } from 'node:path';
import { Pact } from '@pact-foundation/pact';

/** What this front end expects of one of the services, written beside the tests. */
export const pactWith = (provider: string) =>
  new Pact({ consumer: 'mfe-public', provider, dir: join(__dirname, 'pacts'), logLevel: 'warn' });
