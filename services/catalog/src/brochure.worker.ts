import { serveJobs } from '@setu/service-kit/worker';
import { printBrochure } from './franchises/brochure/print-brochure';

serveJobs(printBrochure);
