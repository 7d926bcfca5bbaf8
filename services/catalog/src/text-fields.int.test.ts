import { describeTextFields } from '@setu/service-kit/test';
import { setUpCatalog } from '../test/builders';

const catalog = setUpCatalog();

describeTextFields('catalog', () => catalog);
