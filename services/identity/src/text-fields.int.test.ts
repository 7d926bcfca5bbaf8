import { allEndpoints } from '@setu/contracts';
import { describeTextFields, setUpServiceAlone } from '@setu/service-kit/test';
import { makeIdentityService } from './app';
import { readSettings } from './env';

// Without a provider its calls always answer 404.
const provider = { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'x', OIDC_CLIENT_SECRET: 'y' };
const identity = setUpServiceAlone(makeIdentityService(readSettings(provider)));

describeTextFields(allEndpoints, 'identity', () => identity);
