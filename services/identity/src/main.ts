import { runMain } from '@setu/service-kit';
import { identityService } from './app';

await runMain(identityService);
