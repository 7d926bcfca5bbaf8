import { describeTextFields } from '@setu/service-kit/test';
import { type Content, startContent } from '../test/builders';

let content: Content;
beforeAll(async () => {
  content = await startContent();
});
afterAll(() => content.stop());

describeTextFields('content', () => content);
