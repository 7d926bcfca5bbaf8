import { describeTextFields } from '@setu/service-kit/test';
import { type Catalog, startCatalog } from '../test/builders';

let catalog: Catalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

describeTextFields('catalog', () => catalog);
