import { serviceNames } from '@setu/contracts';
import { gatewayPermissions, readsOf } from '@setu/service-kit';
import { eventually, expectNoRights, expectOwnInbox, startNatsWithUser } from '@setu/service-kit/test';
import { startTestGateway } from '../../test/test-gateway';
import { consumers } from '../marketplace/sessions/accounts.consumer';

test('a gateway works as a NATS user that may only read the streams that it consumes', async () => {
  const nats = await startNatsWithUser(
    'gateway',
    gatewayPermissions(readsOf('gateway', consumers), serviceNames),
  );
  const gateway = await startTestGateway({ NATS_URL: nats.url });
  try {
    const streams = await nats.owner.jetstreamManager();
    await eventually(async () => {
      await streams.consumers.info('IDENTITY', 'gateway-accounts');
      expect(JSON.parse((await gateway.probe('/readyz')).text).checks).toMatchObject({ broker: true });
    });
    await expectNoRights(nats.limited, { publishes: null, reads: ['IDENTITY'], services: serviceNames });
    await expectOwnInbox(nats.limited);
  } finally {
    await gateway.stop();
    await nats.stop();
  }
});
