import { allEndpoints } from '@setu/contracts';
import { describeTextFields } from '@setu/service-kit/test';
import { setUpAgents } from '../test/builders';

const agent = setUpAgents();

describeTextFields(allEndpoints, 'agent', () => agent);
