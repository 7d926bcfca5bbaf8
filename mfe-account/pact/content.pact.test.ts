import { join } from 'node:path';
import { Pact } from '@pact-foundation/pact';
import { testPictureUploads } from '@setu/marketplace/testing/pact';

const pact = new Pact({
  consumer: 'mfe-account',
  provider: 'content',
  dir: join(__dirname, 'pacts'),
  logLevel: 'warn',
});

// The logo of a brand.
testPictureUploads({ pact, role: 'brand' });
