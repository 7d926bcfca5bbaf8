import { checkedSettings, knownBy, unknownSettings } from './unknown-settings';

const known = knownBy([], ['gateway', 'catalog'], {
  names: [
    'ARTEFACTS',
    'CATALOG_URL',
    'DATABASE_URL',
    'HOST',
    'INTERNAL_PORT',
    'LOG_LEVEL',
    'NATS_CREDS',
    'NATS_REPLICAS',
    'NATS_URL',
    'PORT',
    'SMTP_URL',
    'USER',
  ],
  files: ['DATABASE_URL', 'NATS_URL', 'SMTP_URL'],
  prefixes: ['DATABASE_', 'NATS_', 'S3_'],
  processes: [],
});
const problems = (environment: NodeJS.ProcessEnv, isShared = false) =>
  unknownSettings(environment, known, isShared);

describe('an unknown name that looks like a setting is refused', () => {
  test.each([
    ['NATS_REPLICA', 'Write NATS_REPLICAS'],
    ['ARTIFACTS', 'Write ARTEFACTS'],
    ['DATABSE_URL', 'Write DATABASE_URL'],
    ['CATALOGUE_URL', 'Write CATALOG_URL'],
    ['SMTP_URL_FIEL', 'Write SMTP_URL_FILE'],
    ['GATEWAY_PORTT', 'Set PORT in the environment of gateway'],
    ['CATALOG_NATS_CREDS', 'Set NATS_CREDS in the environment of catalog'],
    ['LOG_LEVEL_FILE', 'LOG_LEVEL cannot be given as a file. Set LOG_LEVEL itself.'],
    ['NATS_TLS', 'Remove it, or name it in IGNORED_SETTINGS'],
  ])('%s: %s', (name, fix) => {
    expect(problems({ [name]: 'hunter2' })).toEqual([expect.stringMatching(`^${name}: `)]);
    expect(problems({ [name]: 'hunter2' })[0]).toContain(fix);
    expect(problems({ [name]: 'hunter2' })[0]).not.toContain('hunter2');
  });
});

describe('variables of other programs are accepted', () => {
  const foreign = [
    'PATH',
    'HOME',
    'USER',
    'TERM',
    'SHELL',
    'LANG',
    'HOSTNAME',
    'MAIL',
    'EDITOR',
    'TMPDIR',
    'CI',
    'PGHOST',
    'PGDATABASE',
    'NODE_OPTIONS',
    'NODE_VERSION',
    'NODE_EXTRA_CA_CERTS',
    'YARN_VERSION',
    'HTTP_PROXY',
    'NO_PROXY',
    'AWS_REGION',
    'AWS_SECRET_ACCESS_KEY',
    'GITHUB_TOKEN',
    'AGENT_NAME',
    'AGENT_OS',
    'CONTENT_LENGTH',
    'GATEWAY_INTERFACE',
    'SESSION_MANAGER',
    'XDG_DATA_DIRS',
    'XDG_SESSION_ID',
    'KUBERNETES_SERVICE_HOST',
    'KUBERNETES_PORT',
    'npm_config_registry',
    'npm_package_json',
    'E2E_DATA_DIR',
  ];
  test.each(foreign)('%s', (name) => {
    expect(problems({ [name]: 'anything' })).toEqual([]);
  });

  test('the names in IGNORED_SETTINGS', () => {
    expect(
      problems({ NATS_TLS: '1', NATS_REPLICA: '3', IGNORED_SETTINGS: 'NATS_TLS, NATS_REPLICA' }),
    ).toEqual([]);
  });

  test('names that only begin like ours, when other programs share the environment', () => {
    expect(problems({ NATS_CONTEXT: 'home' }, true)).toEqual([]);
    expect(problems({ NATS_REPLICA: '3' }, true)).toHaveLength(1);
  });
});

describe('Kubernetes', () => {
  test('the variables that it injects for services with our names are accepted', () => {
    const links: NodeJS.ProcessEnv = {};
    for (const service of ['CATALOG', 'NATS', 'GATEWAY', 'DATABASE', 'S3'])
      Object.assign(links, {
        [`${service}_SERVICE_HOST`]: '10.0.0.7',
        [`${service}_SERVICE_PORT`]: '8080',
        [`${service}_SERVICE_PORT_CLIENT`]: '8080',
        [`${service}_PORT`]: 'tcp://10.0.0.7:8080',
        [`${service}_PORT_8080_TCP`]: 'tcp://10.0.0.7:8080',
        [`${service}_PORT_8080_TCP_PROTO`]: 'tcp',
        [`${service}_PORT_8080_TCP_PORT`]: '8080',
        [`${service}_PORT_8080_TCP_ADDR`]: '10.0.0.7',
      });
    expect(problems(links)).toEqual([]);
  });

  test('the configured port of a process is not mistaken for an injected variable', () => {
    expect(problems({ GATEWAY_PORT: '8080' })).toEqual([
      expect.stringContaining('Set PORT in the environment of gateway'),
    ]);
  });

  test('a service link instead of a setting is refused with the reason', () => {
    expect(problems({ INTERNAL_PORT: 'tcp://10.0.0.7:80' })).toEqual([
      expect.stringMatching(/^INTERNAL_PORT: Kubernetes .*enableServiceLinks: false/),
    ]);
  });
});

test('a process that starts earlier releases lets them ignore settings that it has checked', () => {
  const names = checkedSettings(
    { NATS_REPLICAS: '3', CATALOG_URL: 'http://x', NATS_CONTEXT: 'home', PATH: '/' },
    known,
  );
  expect(names).toEqual(['NATS_REPLICAS', 'CATALOG_URL', 'NATS_CONTEXT']);
});
