import { makeMetrics } from '@setu/service-kit';
import { eventually, startServiceAlone } from '@setu/service-kit/test';
import { startTestGateway } from '../../../gateway/test/test-gateway';
import { makeIdentityService } from '../../../services/identity/src/app';
import { readSettings } from '../../../services/identity/src/env';
import { namesIn } from '../test/names-in';
import { dashboard } from './dashboard';
import { alerts, recordings } from './rule-groups';

/** Labels that Prometheus adds to each sample. */
const addedLabels = ['instance', 'job'];
/** Metrics of Prometheus itself. */
const own = new Map([['ALERTS', ['alertname', 'alertstate', 'severity']]]);

/** Labels of the series that the processes export, by name. */
const known = new Map<string, Set<string>>(
  recordings.map(({ record }) => [record, new Set(['slo', 'kind'])]),
);
const know = (name: string, labels: readonly string[]) =>
  known.set(name, new Set([...(known.get(name) ?? addedLabels), ...labels]));

const labelsIn = (text: string) => [...text.matchAll(/(\w+)="/g)].map(([, label = '']) => label);

/** Reads the names from a reply of /metrics. Metrics without samples are included. */
const learnFrom = (text: string) => {
  // This metric has no specific labels, so it shows the labels that every metric has.
  const everywhere = labelsIn(/^process_ready\{.*\}/m.exec(text)?.[0] ?? '');
  for (const [, name = '', type] of text.matchAll(/^# TYPE (\S+) (\S+)$/gm))
    for (const ending of type === 'histogram' ? ['_bucket', '_count', '_sum'] : [''])
      know(`${name}${ending}`, [...everywhere, ...(ending === '_bucket' ? ['le'] : [])]);
  for (const [, name = '', labels = ''] of text.matchAll(/^(\w+)\{(.*)\} \S+$/gm))
    know(name, labelsIn(labels));
};

beforeAll(async () => {
  const gateway = await startTestGateway();
  const identity = await startServiceAlone(makeIdentityService(readSettings({})));
  try {
    learnFrom((await gateway.probe('/metrics')).text);
    // Metrics of the broker have samples only after the service has connected to it.
    const ofIdentity = await eventually(async () => {
      const { text } = await identity.service.call('GET', '/metrics');
      expect(text).toMatch(/^consumer_pending\{/m);
      expect(text).toMatch(/^broker_storage_bytes\{/m);
      return text;
    });
    learnFrom(ofIdentity);
  } finally {
    await identity.stop();
    await gateway.stop();
  }
  // The labels of a metric without samples are not in the reply.
  for (const metric of makeMetrics('test').registry.getMetricsAsArray())
    for (const name of [...known.keys()])
      if (name.replace(/_(bucket|count|sum)$/, '') === metric.name || name === metric.name)
        know(name, (metric as unknown as { labelNames: string[] }).labelNames);
  for (const [name, labels] of own) know(name, labels);
});

const expressions = [
  ...recordings.map(({ record, expr, labels }) => [`${record} ${labels?.slo ?? ''}`, expr] as const),
  ...alerts.map(({ name, expr }) => [name, expr] as const),
  ...dashboard().panels.flatMap(({ title, targets }) =>
    targets.map(({ expr }) => [`panel “${title}”`, expr] as const),
  ),
];

test.each(expressions)('%s uses metrics and labels that processes export', (_name, expr) => {
  const { metrics, grouped } = namesIn(expr);
  const allLabels = new Set<string>();
  for (const { name, labels } of metrics) {
    const found = known.get(name);
    if (!found) throw new Error(`No process has the metric ${name}`);
    for (const label of labels) if (!found.has(label)) throw new Error(`${name} has no label ${label}`);
    for (const label of found) allLabels.add(label);
  }
  for (const label of grouped)
    if (!allLabels.has(label)) throw new Error(`None of the metrics has the label ${label} to group by`);
});

test('a renamed metric or label is noticed', () => {
  expect(known.has('http_request_seconds_count')).toBe(false);
  expect(known.get('consumer_pending')?.has('name')).toBe(false);
  expect(known.get('consumer_pending')?.has('consumer')).toBe(true);
});
