import { serviceNames } from '@setu/contracts';
import { checkBrokerPermissions } from '@setu/service-kit/test';
import { agentService } from './app';

test('agent works as a NATS user that publishes only its own events and reads only the streams that it consumes', () =>
  checkBrokerPermissions(agentService, serviceNames));
