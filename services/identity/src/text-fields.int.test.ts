import { describeTextFields } from '@setu/service-kit/test';
import { type Identity, startIdentity } from '../test/builders';

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

describeTextFields('identity', () => identity);
