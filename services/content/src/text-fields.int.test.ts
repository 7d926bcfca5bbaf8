import { allEndpoints } from '@setu/contracts';
import { describeTextFields } from '@setu/service-kit/test';
import { setUpContent } from '../test/builders';

const content = setUpContent();

describeTextFields(allEndpoints, 'content', () => content);
