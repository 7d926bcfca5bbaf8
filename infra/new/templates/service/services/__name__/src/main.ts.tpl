import { runMain } from '@setu/service-kit';
import { {{name}}Service } from './app';

await runMain({{name}}Service);
