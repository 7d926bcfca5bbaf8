/** The store of secrets that an administrator connects to the cluster, and how often it is read. */
const secretStoreRef = { kind: 'ClusterSecretStore', name: 'franchisesetu' } as const;
const refreshInterval = '10m';

interface StoredValue {
  /** Key of the value in the Secret. */
  secretKey: string;
  /** Where the value is in the store, and the field there. */
  remoteRef: { key: string; property: string };
}

interface SecretTemplate {
  engineVersion: 'v2';
  type?: string;
  metadata?: { labels: Readonly<Record<string, string>> };
  data: Readonly<Record<string, string>>;
}

/** A Secret that External Secrets copies from the store, or makes by the template from values there. */
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

/** The object for a Secret with this name. */
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
