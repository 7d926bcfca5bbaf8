import { feature } from '@setu/service-kit';
import { propertiesConsumer } from './properties.consumer';
import { findAvailableProperty } from './property.model';

/** The fields of catalog's properties that offers and visits need. */
export const properties = feature({
  name: 'properties',
  build: () => ({ consumers: [propertiesConsumer], gives: { findProperty: findAvailableProperty } }),
});
