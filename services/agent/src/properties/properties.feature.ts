import { feature } from '@setu/service-kit';
import { propertiesConsumer } from './properties.consumer';
import { findPropertyOf } from './property.model';

/** Catalog's properties, which assignments are about. */
export const properties = feature({
  name: 'properties',
  build: () => ({ consumers: [propertiesConsumer], gives: { findPropertyOf } }),
});
