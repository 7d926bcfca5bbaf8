import { runMain } from '@setu/service-kit';
import { makeCatalogService } from './app';
import { CatalogEnvironment } from './env';

await runMain(makeCatalogService, CatalogEnvironment);
