import { runMain } from '@setu/service-kit';
import { inquiryService } from './app';

await runMain(inquiryService);
