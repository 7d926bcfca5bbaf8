import { describeTextFields } from '@setu/service-kit/test';
import { setUpAgents } from '../test/builders';

const agent = setUpAgents();

describeTextFields('agent', () => agent);
