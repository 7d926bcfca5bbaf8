import { certificateProblem, isCertificateCode, type Logger } from '@setu/service-kit';
import type { KnownInstance } from './instance-rank';

/** Time between two warnings about the same instance, ms. */
const complaintIntervalMs = 60_000;

/** TLS of connections to services. */
export interface ServiceCertificates {
  /** TLS options of connections to a service. */
  optionsFor: (service: string) => { ca?: string; servername?: string };
  /** Logs what is wrong with the certificate of an instance when that is why it was not reached, at most once a minute. */
  explain: (instance: KnownInstance, error: unknown) => void;
}

const codeOf = (error: unknown) => String((error as { code?: unknown } | null)?.code ?? '');

/**
 * Certificates of services. With given authorities a certificate is for the name of the service, because instances announce addresses of
 * machines and pods, which certificates do not contain.
 * @param authorities PEM; undefined for those of Node: then a certificate is for the host of the address
 */
export const makeServiceCertificates = (
  authorities: string | undefined,
  logger: Logger,
): ServiceCertificates => {
  const complainedAt = new WeakMap<KnownInstance, number>();
  const optionsFor = (service: string) =>
    authorities === undefined ? {} : { ca: authorities, servername: service };
  return {
    optionsFor,
    explain: (instance, error) => {
      if (!isCertificateCode(codeOf(error))) return;
      if (Date.now() - (complainedAt.get(instance) ?? 0) < complaintIntervalMs) return;
      complainedAt.set(instance, Date.now());
      const { service, url } = instance;
      const { hostname, port } = new URL(url);
      const { ca, servername } = optionsFor(service);
      void certificateProblem({
        host: hostname.replace(/^\[|\]$/g, ''),
        port: Number(port || 443),
        name: servername,
        tls: { ca },
        authoritySetting: 'SERVICES_CA',
        begin: async () => undefined,
      }).then((problem) => logger.error({ service, url }, problem ?? `${service} has no valid certificate`));
    },
  };
};
