import { Ingress } from 'kubernetes-models/networking.k8s.io/v1';
import { nameLabels } from '../labels';

/** Placeholders that an overlay replaces with the hosts of the public site and the administrators' site. */
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

/**
 * The public site and the administrators' site. The ingress controller terminates TLS with a certificate from cert-manager, and offers
 * HTTP/2.
 */
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
