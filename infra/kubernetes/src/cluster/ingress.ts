import { Ingress } from 'kubernetes-models/networking.k8s.io/v1';
import { nameLabels } from '../labels';

/** Replaced by the host of an overlay. */
const unsetHost = 'host.invalid';

/** The public address. The controller of the cluster ends TLS, with a certificate that cert-manager renews, and offers HTTP/2. */
export const ingress = (): Ingress =>
  new Ingress({
    metadata: {
      name: 'gateway',
      labels: nameLabels('gateway'),
      annotations: { 'cert-manager.io/cluster-issuer': 'letsencrypt' },
    },
    spec: {
      tls: [{ hosts: [unsetHost], secretName: 'gateway-certificate' }],
      rules: [
        {
          host: unsetHost,
          http: {
            paths: [
              {
                path: '/',
                pathType: 'Prefix',
                backend: { service: { name: 'gateway', port: { name: 'http' } } },
              },
            ],
          },
        },
      ],
    },
  });
