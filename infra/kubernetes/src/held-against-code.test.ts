import { drainLimitMs, probePaths } from '@setu/service-kit';
import type { Deployment, IDeployment } from 'kubernetes-models/apps/v1';
import { fileNames, knownNames } from '../test/known-names';
import { natsSecret, natsUsers, natsValues } from './cluster/nats';
import { type Deployable, deployables, minReplicas, ports, terminationSeconds } from './deployables';
import { overlays } from './overlays/overlays';
import { maxConnections, pooler } from './postgres/cluster';
import { baseObjects } from './render';
import { deployment, migrationsJob } from './workload';

const podOf = (deployable: Deployable) => {
  const spec = (deployment(deployable, 'live') as Deployment as IDeployment).spec?.template.spec;
  const [container] = spec?.containers ?? [];
  if (!spec || !container) throw new Error(`${deployable.name} has no container`);
  return { spec, container };
};

describe.each(deployables)('$name', (deployable) => {
  const { name, settings, secrets, port, probePort } = deployable;
  const known = knownNames(name);
  const inOverlays = overlays.flatMap((overlay) => Object.keys(overlay.settings[name] ?? {}));

  test.each([...Object.keys(settings), ...new Set(inOverlays), ...secrets])(
    'its code reads the variable %s',
    (variable) => expect(known).toContain(variable),
  );

  test.each(secrets)('%s may be a file', (variable) => expect(fileNames(name)).toContain(variable));

  test('no secret is a setting, because settings are visible in the configuration', () => {
    const open = [...Object.keys(settings), ...inOverlays];
    expect(open.filter((variable) => fileNames(name).has(variable))).toEqual([]);
  });

  test('it listens on the ports of its pod, for other machines', () => {
    const { container } = podOf(deployable);
    const declared = container.ports?.map(({ containerPort }) => String(containerPort));
    expect(declared).toContain(settings.PORT);
    expect(Number(settings.PORT)).toBe(port);
    expect(Number(settings.INTERNAL_PORT ?? settings.PORT)).toBe(probePort);
    expect(settings.HOST).toBe('0.0.0.0');
    expect(settings.INTERNAL_HOST ?? '0.0.0.0').toBe('0.0.0.0');
  });

  test('it answers the paths of its probes and metrics', () => {
    const { container } = podOf(deployable);
    const asked = [container.startupProbe, container.livenessProbe, container.readinessProbe].map(
      (probe) => probe?.httpGet?.path ?? '',
    );
    const annotations = deployment(deployable, 'live').spec?.template.metadata?.annotations ?? {};
    for (const path of [...asked, annotations['prometheus.io/path']]) expect(probePaths).toContain(path);
    const named = container.ports?.find(({ name: found }) => found === 'probes');
    expect(named?.containerPort).toBe(probePort);
    expect(annotations['prometheus.io/port']).toBe(String(probePort));
  });

  test('its grace period is long enough for its shutdown', () => {
    expect(Number(settings.DRAIN_GRACE_MS)).toBe(deployable.graceMs);
    expect(terminationSeconds(deployable) * 1_000).toBeGreaterThan(deployable.graceMs + drainLimitMs);
    expect(podOf(deployable).spec.terminationGracePeriodSeconds).toBe(terminationSeconds(deployable));
  });

  test('it runs without privileges, and writes only to its folders', () => {
    for (const pod of [podOf(deployable).spec, migrationsJob(deployable, 'live').spec?.template.spec]) {
      expect(pod).toMatchObject({
        automountServiceAccountToken: false,
        enableServiceLinks: false,
        securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
      });
      for (const { securityContext, volumeMounts = [] } of pod?.containers ?? []) {
        expect(securityContext).toMatchObject({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
        const writable = volumeMounts.filter(({ readOnly }) => !readOnly).map(({ mountPath }) => mountPath);
        expect(writable).toEqual(['/tmp', ...Object.values(deployable.folders)]);
      }
    }
  });
});

test('the gateway stores releases in a folder that it may write to', () => {
  const [gateway] = deployables;
  expect(Object.values(gateway?.folders ?? {})).toContain(gateway?.settings.ARTEFACTS_CACHE);
});

test('the gateway may reach the port of services', () => {
  const services = deployables.filter(({ name }) => name !== 'gateway');
  expect(new Set(services.map(({ port }) => port))).toEqual(new Set([ports.service]));
});

test('every ConfigMap, Secret and account that a pod names is created', () => {
  const objects = Object.values(baseObjects()).flat() as { kind: string; metadata: { name: string } }[];
  const names = (kind: string) =>
    objects.filter((object) => object.kind === kind).map(({ metadata }) => metadata.name);
  for (const deployable of deployables) {
    const { spec } = podOf(deployable);
    expect(names('ServiceAccount')).toContain(spec.serviceAccountName);
    for (const { secret } of spec.volumes ?? []) {
      // The PostgreSQL operator creates the Secret of its certificate authority.
      if (secret && secret.secretName !== 'postgres-ca')
        expect(names('ExternalSecret')).toContain(secret.secretName);
    }
  }
});

test('NATS has a user for each process, with the password in the Secrets of the servers and of the process', () => {
  const { config, container } = natsValues();
  const { users } = config.merge.authorization;
  expect(users.map(({ user }) => user)).toEqual([...natsUsers]);
  expect(users.filter((user) => !('permissions' in user)).map(({ user }) => user)).toEqual(['administrator']);
  const secrets = (baseObjects()['secrets.yaml'] ?? []) as {
    metadata: { name: string };
    spec: {
      target: { template?: { data: Record<string, string> } };
      data: { secretKey: string; remoteRef: { key: string } }[];
    };
  }[];
  const secretOf = (name: string) => secrets.find(({ metadata }) => metadata.name === name)?.spec;
  const ofServers = new Map(
    secretOf(natsSecret)?.data.map((entry) => [entry.secretKey, entry.remoteRef.key]),
  );
  for (const { name } of deployables) {
    expect(users.find(({ user }) => user === name)).toMatchObject({
      password: `<< $NATS_PASSWORD_${name.toUpperCase()} >>`,
    });
    expect(container.env[`NATS_PASSWORD_${name.toUpperCase()}`]).toEqual({
      valueFrom: { secretKeyRef: { name: natsSecret, key: name } },
    });
    const own = secretOf(`${name}-secrets`);
    expect(own?.target.template?.data['nats-url']).toMatch(new RegExp(`^nats://${name}:{{ .natsPassword `));
    const place = own?.data.find(({ secretKey }) => secretKey === 'natsPassword')?.remoteRef.key;
    expect(place).toBe(`franchisesetu/nats/${name}`);
    expect(ofServers.get(name)).toBe(place);
  }
});

describe('connections to PostgreSQL', () => {
  /** Most concurrent pods of a deployable: one more during a rollout, and a canary for a service. */
  const most = ({ name, maxReplicas }: Deployable) =>
    maxReplicas + 1 + (name === 'gateway' ? 0 : minReplicas + 1);

  test('the connections that may be open at the same time are fewer than the server accepts', () => {
    const fromPooler = pooler.instances * pooler.connectionsPerRole * deployables.length;
    const services = deployables.filter(({ name }) => name !== 'gateway');
    const relays = services.reduce((sum, service) => sum + most(service), 0);
    /** A job opens two connections, and the live release and a canary may each have a job. */
    const migrations = 2 * 2 * deployables.length;
    /** Administrators, two standby servers, the metrics exporter and the operator, with a reserve. */
    const others = 20;
    expect(fromPooler + relays + migrations + others).toBeLessThanOrEqual(maxConnections);
  });

  test('one pooler pod accepts the connections of all processes', () => {
    const clients = deployables.reduce(
      (sum, deployable) => sum + most(deployable) * Number(deployable.settings.DATABASE_POOL),
      0,
    );
    expect(clients).toBeLessThanOrEqual(pooler.maxClients);
  });
});
