import { serviceNames } from '@setu/contracts';
import { checkBrokerPermissions } from '@setu/service-kit/test';
import { catalogService } from './app';

test('catalog works as a NATS user that publishes only its own events and reads only the streams that it consumes', () =>
  checkBrokerPermissions(catalogService, serviceNames));
