import { allEndpoints } from '@setu/contracts';
import { describeTextFields } from '@setu/service-kit/test';
import { setUpInquiries } from '../test/builders';

const inquiry = setUpInquiries();

describeTextFields(allEndpoints, 'inquiry', () => inquiry);
