/** The secret store that an administrator connects to the cluster, and how often it is read. */
const secretStoreRef = { kind: 'ClusterSecretStore', name: 'franchisesetu' } as const;
const refreshInterval = '10m';

interface StoredValue {
  /** The key in the Secret. */
  secretKey: string;
  /** Path and field in the store. */
  remoteRef: { key: string; property: string };
}

interface SecretTemplate {
  engineVersion: 'v2';
  type?: string;
  metadata?: { labels: Readonly<Record<string, string>> };
  data: Readonly<Record<string, string>>;
}

/** A Secret that External Secrets copies from the store, or builds with a template from values of the store. */
export interface ExternalSecret {
  apiVersion: 'external-secrets.io/v1';
  kind: 'ExternalSecret';
  metadata: { name: string; labels: Readonly<Record<string, string>> };
  spec: {
    refreshInterval: string;
    secretStoreRef: typeof secretStoreRef;
    target: { name: string; template?: SecretTemplate };
    data: readonly StoredValue[];
  };
}

/** Creates the ExternalSecret for a Secret with this name. */
export const externalSecret = (
  metadata: ExternalSecret['metadata'],
  data: readonly StoredValue[],
  template?: SecretTemplate,
): ExternalSecret => ({
  apiVersion: 'external-secrets.io/v1',
  kind: 'ExternalSecret',
  metadata,
  spec: {
    refreshInterval,
    secretStoreRef,
    target: { name: metadata.name, ...(template && { template }) },
    data,
  },
});
