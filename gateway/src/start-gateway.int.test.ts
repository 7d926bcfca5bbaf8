import { rename } from 'node:fs/promises';
import { eventually } from '@setu/service-kit/test';
import { json } from '../test/peer';
import { startTestGateway } from '../test/test-gateway';

describe('a running gateway', () => {
  it('health and metrics only answer at the internal port', async () => {
    const gateway = await startTestGateway();
    try {
      await gateway.send('/api/franchises/42');
      expect((await gateway.probe('/livez')).json()).toEqual({ status: 'ok' });
      await eventually(async () =>
        expect((await gateway.probe('/readyz')).json()).toEqual({
          status: 'ready',
          checks: { database: true, files: true },
        }),
      );
      // Labels are patterns: paths invented by clients must not grow the metrics.
      expect((await gateway.probe('/metrics')).text).toContain('route="/api/franchises/:id"');
      const outside = { 'x-forwarded-for': '203.0.113.9' };
      for (const path of ['/livez', '/readyz', '/metrics']) {
        expect((await gateway.send(path, { headers: outside })).status).toBe(404);
        // As a TCP proxy forwards it: it appears to come from this machine.
        expect((await gateway.send(path)).status).toBe(404);
      }
      expect((await gateway.probe('/api/franchises')).status).toBe(404);
    } finally {
      await gateway.stop();
    }
  });

  it('a stopping gateway finishes running requests and accepts no new ones', async () => {
    const gateway = await startTestGateway();
    let letGo = () => {};
    gateway.catalog.answerWith((_request, reply) => {
      letGo = () => json(reply, 200, ['late']);
    });
    const running = gateway.send('/api/franchises');
    await eventually(() => expect(gateway.catalog.seen).toHaveLength(1));
    const stopped = gateway.running.stop({ isHurried: true });
    await expect(gateway.send('/livez')).rejects.toThrow(/ECONNREFUSED/);
    letGo();
    expect((await running).json()).toEqual(['late']);
    await stopped;
    await gateway.stop();
  });

  it('a stopping gateway is not ready, and answers new requests for its grace period', async () => {
    const gateway = await startTestGateway({ DRAIN_GRACE_MS: '5000' });
    const stopped = gateway.running.stop();
    const probe = await gateway.probe('/readyz');
    expect(probe.status).toBe(503);
    expect(probe.json()).toMatchObject({ status: 'draining' });
    expect((await gateway.send('/robots.txt')).status).toBe(200);
    await stopped;
    await expect(gateway.send('/robots.txt')).rejects.toThrow(/ECONNREFUSED/);
    await gateway.stop();
  });

  it('a gateway without the files of the live releases is not ready', async () => {
    const gateway = await startTestGateway();
    try {
      await eventually(async () =>
        expect((await gateway.probe('/readyz')).json()).toMatchObject({ checks: { files: true } }),
      );
      await rename(gateway.artefacts, `${gateway.artefacts}-away`);
      const probe = await gateway.probe('/readyz');
      expect(probe.status).toBe(503);
      expect(probe.json()).toMatchObject({ status: 'not ready', checks: { files: false } });
    } finally {
      await rename(`${gateway.artefacts}-away`, gateway.artefacts);
      await gateway.stop();
    }
  });
});
