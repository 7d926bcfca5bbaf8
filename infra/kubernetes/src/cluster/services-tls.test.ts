import type { Certificate } from '@kubernetes-models/cert-manager/cert-manager.io/v1';
import { serviceNames } from '@setu/contracts';
import type { Logger } from '@setu/service-kit';
import { Deployment } from 'kubernetes-models/apps/v1';
import { makeServiceCertificates } from '../../../../gateway/src/edge/upstreams/service-certificates';
import { applyPatch } from '../../test/apply-patch';
import { fileNames, knownNames } from '../../test/known-names';
import { overlayKustomization } from '../overlays/kustomization';
import { type Overlay, overlays } from '../overlays/overlays';
import { readVersions } from '../overlays/versions';
import { baseObjects, canaryObjects, render } from '../render';
import {
  authorityName,
  authorityObjects,
  listenPatches,
  serviceCertificates,
  trustPatch,
} from './services-tls';

interface Named {
  kind: string;
  metadata: { name: string };
}

const workloads = [baseObjects(), canaryObjects()]
  .flatMap((files) => Object.values(files).flat() as Named[])
  .filter(({ kind }) => kind === 'Deployment' || kind === 'Job');

/** A workload with the changes of both components. */
const changed = (workload: Named): Deployment => {
  const changes = [trustPatch, ...listenPatches].filter(
    ({ target }) => target.kind === workload.kind && target.name === workload.metadata.name,
  );
  return new Deployment(
    changes.reduce((object, { operations }) => applyPatch(object, operations), workload as object) as never,
  );
};

const find = (name: string): Deployment => {
  const found = workloads.find(({ kind, metadata }) => kind === 'Deployment' && metadata.name === name);
  if (!found) throw new Error(`Deployment ${name} does not exist`);
  return changed(found);
};

const partsOf = (deployment: Deployment) => {
  const { spec, metadata } = deployment.spec?.template ?? {};
  const [container] = spec?.containers ?? [];
  if (!container) throw new Error(`${deployment.metadata?.name} has no container`);
  return { container, volumes: spec?.volumes ?? [], annotations: metadata?.annotations ?? {} };
};

/** The Secret and its key for the file that a variable names. */
const sourceOf = (deployment: Deployment, variable: string) => {
  const { container, volumes } = partsOf(deployment);
  const path = container.env?.find(({ name }) => name === variable)?.value ?? '';
  const mount = container.volumeMounts?.find(({ mountPath }) => path.startsWith(`${mountPath}/`));
  const secret = volumes.find(({ name }) => name === mount?.name)?.secret;
  const file = path.slice((mount?.mountPath.length ?? 0) + 1);
  return {
    secretName: secret?.secretName,
    key: secret?.items?.find((item) => item.path === file)?.key,
    isReadOnly: mount?.readOnly,
  };
};

const probesOf = (deployment: Deployment) => {
  const { container } = partsOf(deployment);
  return [container.startupProbe, container.livenessProbe, container.readinessProbe].map(
    (probe) => probe?.httpGet?.scheme,
  );
};

const hoursOf = (duration: string | undefined) => Number(duration?.match(/^(\d+)h$/)?.[1]);

const certificateOf = (service: string): Certificate => {
  const found = serviceCertificates().find(({ spec }) => spec?.dnsNames?.includes(service));
  if (!found) throw new Error(`${service} has no certificate`);
  return found;
};

describe.each(serviceNames)('%s', (service) => {
  test('its certificate is for the name that gateways verify, and the authority that gateways trust signs it', () => {
    const { spec } = certificateOf(service);
    const { servername } = makeServiceCertificates('PEM', {} as Logger).optionsFor(service);
    expect(spec?.dnsNames).toEqual([servername]);
    expect(spec?.issuerRef).toMatchObject({ kind: 'Issuer', name: authorityName });
    expect(spec?.usages).toContain('server auth');
    expect(spec?.isCA).toBeUndefined();
    expect(spec?.privateKey).toMatchObject({ algorithm: 'ECDSA', rotationPolicy: 'Always' });
    expect(hoursOf(spec?.renewBefore)).toBeLessThan(hoursOf(spec?.duration));
  });

  test.each([service, `${service}-canary`])('%s listens over TLS with it, and its probes use TLS', (name) => {
    const deployment = find(name);
    expect(() => deployment.validate()).not.toThrow();
    const { secretName } = certificateOf(service).spec ?? {};
    expect(sourceOf(deployment, 'TLS_CERT_FILE')).toEqual({ secretName, key: 'tls.crt', isReadOnly: true });
    expect(sourceOf(deployment, 'TLS_KEY_FILE')).toEqual({ secretName, key: 'tls.key', isReadOnly: true });
    expect(probesOf(deployment)).toEqual(['HTTPS', 'HTTPS', 'HTTPS']);
    expect(partsOf(deployment).annotations['prometheus.io/scheme']).toBe('https');
  });

  test.each(['TLS_CERT_FILE', 'TLS_KEY_FILE'])('its code reads the variable %s', (variable) =>
    expect(knownNames(service)).toContain(variable),
  );
});

describe('the authority', () => {
  const objects = authorityObjects() as (Named & { spec: Record<string, unknown> })[];
  const [certificate] = objects.filter(({ kind }) => kind === 'Certificate') as unknown as Certificate[];

  test('is self-signed, and its issuer signs with its key', () => {
    const issuers = objects.filter(({ kind }) => kind === 'Issuer');
    const named = (name: string | undefined) => issuers.find(({ metadata }) => metadata.name === name)?.spec;
    expect(named(certificate?.spec?.issuerRef.name)).toEqual({ selfSigned: {} });
    expect(named(authorityName)).toEqual({ ca: { secretName: certificate?.spec?.secretName } });
    expect(certificate?.spec).toMatchObject({ isCA: true, privateKey: { algorithm: 'ECDSA' } });
  });

  test('keeps its key at a renewal, because running gateways do not read its certificate again', () => {
    expect(certificate?.spec?.privateKey?.rotationPolicy).toBe('Never');
  });

  test('is valid longer than any certificate that it signs', () => {
    const longest = Math.max(...serviceCertificates().map(({ spec }) => hoursOf(spec?.duration)));
    expect(hoursOf(certificate?.spec?.renewBefore)).toBeGreaterThan(longest);
  });

  test('is trusted by gateways, through a file that their code reads', () => {
    const gateway = find('gateway');
    expect(() => gateway.validate()).not.toThrow();
    expect(sourceOf(gateway, 'SERVICES_CA_FILE')).toEqual({
      secretName: certificate?.spec?.secretName,
      key: 'ca.crt',
      isReadOnly: true,
    });
    expect(fileNames('gateway')).toContain('SERVICES_CA');
    expect(knownNames('gateway')).toContain('SERVICES_HTTPS');
  });

  test('no pod mounts its key', () => {
    const mounted = workloads
      .flatMap((workload) => partsOf(changed(workload)).volumes)
      .filter(({ secret }) => secret?.secretName === authorityName);
    expect(mounted.map(({ secret }) => secret?.items?.map(({ key }) => key))).toEqual([['ca.crt']]);
  });
});

test('gateways are probed without TLS, because the components change only their calls to services', () => {
  expect(probesOf(find('gateway'))).toEqual([undefined, undefined, undefined]);
});

describe('an overlay', () => {
  const steps: Overlay['components'] = ['services-tls/gateways', 'services-tls/services'];

  test('lists canaries before these components, because the components change canaries too', () => {
    const [overlay] = overlays;
    if (!overlay) throw new Error('there is no overlay');
    const versions = { ...readVersions(overlay.name), canary: { catalog: '0.2.0-abc' } };
    const { components } = overlayKustomization({ ...overlay, components: steps }, versions);
    expect(components.map((path) => path.replace('../../components/', ''))).toEqual([
      'canary/catalog',
      ...steps,
    ]);
    for (const path of components) expect(render().has(`${path.slice(6)}/kustomization.yaml`)).toBe(true);
  });

  test.each(overlays)('$name takes no step without the steps before it', ({ components, settings }) => {
    const needed =
      settings.gateway?.SERVICES_HTTPS === '1'
        ? steps
        : steps.slice(0, components.includes('services-tls/services') ? 1 : 0);
    expect(components).toEqual(expect.arrayContaining([...needed]));
  });
});
