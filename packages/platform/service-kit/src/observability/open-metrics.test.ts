import { makeMetrics } from './metrics';
import { acceptsOpenMetrics } from './open-metrics';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const slowTraceId = '0af7651916cd43dd8448eb211c80319c';
const trace = { traceId, spanId: '00f067aa0ba902b7', isSampled: true };
const request = { method: 'GET', route: '/api/things/:id', status: 200 };
// The Accept header of Prometheus 3.
const accept =
  'application/openmetrics-text;version=1.0.0;escaping=allow-utf-8;q=0.5,text/plain;version=0.0.4;q=0.2,*/*;q=0.1';

test('a bucket of request times contains the recorded trace of its latest request', async () => {
  const metrics = makeMetrics('test', { hasExemplars: true });
  metrics.observeRequest(request, 0.02, trace);
  metrics.observeRequest(request, 0.4, { ...trace, isSampled: false });
  metrics.observeRequest(request, 9, { ...trace, traceId: slowTraceId });
  const { type, text } = await metrics.read(accept);
  expect(type).toContain('application/openmetrics-text');
  const buckets = text.split('\n').filter((line) => line.startsWith('http_request_duration_seconds_bucket'));
  const named = buckets.filter((line) => line.includes(`# {trace_id="${traceId}"} 0.02 `));
  expect(named).toHaveLength(1);
  expect(named[0]).toContain('le="0.025"');
  expect(buckets.find((line) => line.includes(slowTraceId))).toContain('le="+Inf"');
  expect(buckets.join()).not.toContain('"} 0.4 ');
  expect(text.endsWith('# EOF\n')).toBe(true);
});

test('counters have their names in both formats, in any order', async () => {
  const metrics = makeMetrics('test', { hasExemplars: true });
  metrics.requestsShed.inc();
  for (let time = 0; time < 2; time += 1) {
    expect((await metrics.read(accept)).text).toContain('\nhttp_requests_shed_total{service="test"} 1\n');
    const plain = await metrics.read('text/plain');
    expect(plain.type).toContain('text/plain');
    expect(plain.text).toContain('# TYPE http_requests_shed_total counter');
  }
});

test('a process without traces has one format, and no exemplars', async () => {
  const metrics = makeMetrics('test');
  metrics.observeRequest(request, 0.02, trace);
  const { type, text } = await metrics.read(accept);
  expect(type).toContain('text/plain');
  expect(text).not.toContain(traceId);
});

test('a collector that does not accept OpenMetrics gets the older format', () => {
  expect(acceptsOpenMetrics('*/*')).toBe(false);
  expect(acceptsOpenMetrics(accept)).toBe(true);
});
