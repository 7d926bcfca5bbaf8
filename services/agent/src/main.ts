import { runMain } from '@setu/service-kit';
import { agentService } from './app';

await runMain(agentService);
