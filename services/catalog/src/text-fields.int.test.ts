import { allEndpoints } from '@setu/contracts';
import { describeTextFields } from '@setu/service-kit/test';
import { setUpCatalog } from '../test/builders';

const catalog = setUpCatalog();

describeTextFields(allEndpoints, 'catalog', () => catalog);
