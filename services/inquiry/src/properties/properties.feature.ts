import { feature } from '@setu/service-kit';
import { propertiesConsumer } from './properties.consumer';
import { findAvailableProperty } from './property.model';

/** Catalog's properties, as offers and visits need them. */
export const properties = feature({
  name: 'properties',
  build: () => ({ consumers: [propertiesConsumer], gives: { findProperty: findAvailableProperty } }),
});
