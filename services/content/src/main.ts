import { runMain } from '@setu/service-kit';
import { makeContentService } from './app';
import { ContentEnvironment } from './env';

await runMain(makeContentService, ContentEnvironment);
