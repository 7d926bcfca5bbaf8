import { Ingress } from 'kubernetes-models/networking.k8s.io/v1';
import { nameLabels } from '../labels';

/** Replaced by the hosts of an overlay: of everybody, and of administrators. */
const unsetHosts = ['host.invalid', 'admin.host.invalid'];

const ruleOf = (host: string) => ({
  host,
  http: {
    paths: [
      {
        path: '/',
        pathType: 'Prefix' as const,
        backend: { service: { name: 'gateway', port: { name: 'http' } } },
      },
    ],
  },
});

/** The public address and that of administrators. The controller of the cluster ends TLS, with a certificate that cert-manager renews, and offers HTTP/2. */
export const ingress = (): Ingress =>
  new Ingress({
    metadata: {
      name: 'gateway',
      labels: nameLabels('gateway'),
      annotations: { 'cert-manager.io/cluster-issuer': 'letsencrypt' },
    },
    spec: {
      tls: [{ hosts: unsetHosts, secretName: 'gateway-certificate' }],
      rules: unsetHosts.map(ruleOf),
    },
  });
