import { parseEnvironment, runMain } from '@setu/service-kit';
import { makeIdentityService } from './app';
import { IdentityEnvironment } from './env';

const { DEMO_PASSWORD } = parseEnvironment(IdentityEnvironment, process.env);
await runMain(makeIdentityService({ demoPassword: DEMO_PASSWORD }));
