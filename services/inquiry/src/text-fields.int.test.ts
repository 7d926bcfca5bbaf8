import { describeTextFields } from '@setu/service-kit/test';
import { type Inquiries, startInquiries } from '../test/builders';

let inquiry: Inquiries;
beforeAll(async () => {
  inquiry = await startInquiries();
});
afterAll(() => inquiry.stop());

describeTextFields('inquiry', () => inquiry);
