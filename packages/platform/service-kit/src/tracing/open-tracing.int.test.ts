import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { startTestCollector, type TestCollector } from '../../test';
import { makeLogger } from '../observability/logger';
import { openTracing } from './open-tracing';
import { traceHandling } from './trace-events';
import type { Tracing } from './tracing';

const logger = makeLogger('test', 'silent');
const cause = (spanId: string, isSampled = true) => ({
  type: 'catalog.thing-created.v1',
  traceparent: `00-4bf92f3577b34da6a3ce929d0e0e4736-${spanId}-${isSampled ? '01' : '00'}`,
});

/** OpenTelemetry packages that a process has loaded after it opened its tracing. */
const loadedModules = async (endpoint: string): Promise<string[]> => {
  const program = `
    import { createRequire } from 'node:module';
    import { makeLogger, openTracing } from './src/index.ts';
    const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: ${endpoint}, OTEL_TRACES_SAMPLER_ARG: 1 };
    const tracing = await openTracing(settings, { name: 'test' }, makeLogger('test', 'silent'));
    const files = Object.keys(createRequire(import.meta.url).cache);
    const names = files.flatMap((file) => /@opentelemetry\\/([\\w-]+)/.exec(file)?.[1] ?? []);
    console.log(JSON.stringify([...new Set(names)].sort()));
    await tracing?.stop();`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], {
    cwd: join(__dirname, '../..'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return JSON.parse(output) as string[];
};

test('a process without an endpoint loads no recorder and no exporter', async () => {
  // prom-client loads the OpenTelemetry API in every process.
  expect(await loadedModules('undefined')).toEqual(['api']);
  expect(await loadedModules("'http://127.0.0.1:9'")).toContain('exporter-trace-otlp-http');
});

describe('an open tracing', () => {
  let collector: TestCollector;
  let tracing: Tracing | null;

  beforeEach(async () => {
    collector = await startTestCollector();
  });
  afterEach(() => collector.stop());

  const open = async (share = 1, samplingSecret?: string): Promise<Tracing> => {
    const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: share };
    tracing = await openTracing(settings, { name: 'test', samplingSecret }, logger);
    if (!tracing) throw new Error('tracing is off');
    return tracing;
  };

  test('events that are handled together continue the first recorded trace and link the others', async () => {
    const recorded = await open();
    const events = [cause('00f067aa0ba902b1', false), cause('00f067aa0ba902b2'), cause('00f067aa0ba902b3')];
    await traceHandling(recorded, 'things', events, async () => undefined);
    await recorded.stop();
    expect(collector.spans()).toEqual([
      expect.objectContaining({
        name: 'process catalog.thing-created.v1',
        parentId: '00f067aa0ba902b2',
        links: ['00f067aa0ba902b3'],
      }),
    ]);
  });

  test('events without a trace are handled without a span', async () => {
    const recorded = await open();
    const handled = await traceHandling(recorded, 'things', [{ type: 'x' }], async () => 'handled');
    await recorded.stop();
    expect(handled).toBe('handled');
    expect(collector.spans()).toEqual([]);
  });

  test('a failure is recorded with its type, without its message', async () => {
    const recorded = await open();
    const fail = () => Promise.reject(new RangeError('asha@example.test'));
    await expect(recorded.inSpan({ name: 'work', kind: 'internal' }, fail)).rejects.toThrow(RangeError);
    await recorded.stop();
    expect(collector.spans()).toEqual([
      expect.objectContaining({ hasFailed: true, attributes: { 'error.type': 'RangeError' } }),
    ]);
    expect(collector.text()).not.toContain('asha');
  });

  /** Ids of the recorded traces among a hundred whose callers all request recording. */
  const recordedOf = async (share: number, secret?: string): Promise<string[]> => {
    const recorded = await open(share, secret);
    for (let number = 1; number <= 100; number += 1) {
      const traceId = number.toString(16).padStart(32, 'a');
      const parent = { traceId, spanId: '00f067aa0ba902b7', isSampled: true };
      await recorded.inSpan({ name: 'request', kind: 'server', parent }, async () => undefined);
    }
    await recorded.stop();
    return collector.spans().map(({ traceId }) => traceId);
  };

  test('untrusted callers cannot force recording, and the choice depends on a secret', async () => {
    expect(await recordedOf(0, 'a secret')).toEqual([]);
    const chosen = await recordedOf(0.3, 'a secret');
    expect(chosen.length).toBeGreaterThan(10);
    expect(chosen.length).toBeLessThan(55);
    const before = collector.spans().length;
    expect((await recordedOf(0.3, 'another secret')).slice(before)).not.toEqual(chosen);
    expect((await recordedOf(0.3, 'a secret')).slice(-chosen.length)).toEqual(chosen);
  });

  test('a service records the traces that its caller records', async () => {
    expect(await recordedOf(0)).toHaveLength(100);
  });

  test('an unreachable collector delays neither work nor the end of the process', async () => {
    await collector.stop();
    const recorded = await open();
    await recorded.inSpan({ name: 'work', kind: 'internal' }, async () => undefined);
    await recorded.stop();
    collector = await startTestCollector();
  });
});
