import { runMain } from '@setu/service-kit';
import { contentService } from './app';

await runMain(contentService);
