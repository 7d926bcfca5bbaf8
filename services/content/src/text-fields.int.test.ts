import { describeTextFields } from '@setu/service-kit/test';
import { setUpContent } from '../test/builders';

const content = setUpContent();

describeTextFields('content', () => content);
