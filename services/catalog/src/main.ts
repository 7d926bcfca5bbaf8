import { runMain } from '@setu/service-kit';
import { catalogService } from './app';

await runMain(catalogService);
