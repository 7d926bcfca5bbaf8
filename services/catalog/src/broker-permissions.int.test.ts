import { serviceNames } from '@setu/contracts';
import { checkBrokerPermissions } from '@setu/service-kit/test';
import { catalogService } from './app';

test('catalog works as a user of NATS that publishes its own events only and reads the streams that it consumes', () =>
  checkBrokerPermissions(catalogService, serviceNames));
