import { startTestCollector, type TestCollector } from '@setu/service-kit/test';
import { startTestGateway, type TestGateway } from '../../test/test-gateway';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
/** Sent by an outside client that asks to be recorded. */
const traceparent = `00-${traceId}-00f067aa0ba902b7-01`;
const strangers = { traceparent, tracestate: 'mine=1', baggage: 'user=asha' };
const html = { accept: 'text/html' };

describe('a gateway that exports traces', () => {
  let collector: TestCollector;
  let gateway: TestGateway;
  beforeAll(async () => {
    collector = await startTestCollector();
    gateway = await startTestGateway({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_TRACES_SAMPLER_ARG: '0',
    });
  });
  afterAll(async () => {
    await gateway.stop();
    await collector.stop();
  });

  it('does not let an outside client decide that a trace is recorded', async () => {
    await gateway.send('/api/franchises/42', { headers: strangers });
    const headers = gateway.catalog.seen.at(-1)?.headers;
    expect(headers?.traceparent).toMatch(new RegExp(`^00-${traceId}-[\\da-f]{16}-00$`));
    expect(headers).not.toHaveProperty('tracestate');
    expect(headers).not.toHaveProperty('baggage');
  });

  it('names the trace of a page in a header, so that the page itself can be stored', async () => {
    const [one, other] = [
      await gateway.send('/franchises', { headers: html }),
      await gateway.send('/franchises', { headers: html }),
    ];
    const form = /^traceparent;desc="00-[\da-f]{32}-[\da-f]{16}-00"$/;
    expect(one.headers['server-timing']).toMatch(form);
    expect(other.headers['server-timing']).toMatch(form);
    expect(other.headers['server-timing']).not.toBe(one.headers['server-timing']);
    expect(other.text).toBe(one.text);
  });
});

describe('a gateway that exports no traces', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway();
  });
  afterAll(() => gateway.stop());

  it('starts a trace for the log lines of a request, without recording it', async () => {
    await gateway.send('/api/franchises/42');
    expect(gateway.catalog.seen.at(-1)?.headers.traceparent).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-00$/);
  });

  it('forwards the trace of a request without the sampled flag', async () => {
    // A different address from above, whose reply is stored.
    await gateway.send('/api/franchises/43', { headers: strangers });
    expect(gateway.catalog.seen.at(-1)?.headers.traceparent).toBe(traceparent.replace(/01$/, '00'));
  });

  it('sends pages without a trace id', async () => {
    const { headers } = await gateway.send('/franchises', { headers: html });
    expect(headers).not.toHaveProperty('server-timing');
  });
});
