import { describeTextFields } from '@setu/service-kit/test';
import { setUpIdentity } from '../test/builders';

const identity = setUpIdentity();

describeTextFields('identity', () => identity);
