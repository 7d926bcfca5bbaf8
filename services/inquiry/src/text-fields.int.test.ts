import { describeTextFields } from '@setu/service-kit/test';
import { setUpInquiries } from '../test/builders';

const inquiry = setUpInquiries();

describeTextFields('inquiry', () => inquiry);
