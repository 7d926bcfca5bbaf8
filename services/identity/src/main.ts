import { runMain } from '@setu/service-kit';
import { makeIdentityService } from './app';
import { IdentityEnvironment } from './env';

await runMain(makeIdentityService, IdentityEnvironment);
