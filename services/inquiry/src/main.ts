import { runMain } from '@setu/service-kit';
import { makeInquiryService } from './app';
import { InquiryEnvironment } from './env';

await runMain(makeInquiryService, InquiryEnvironment);
