/** The store of secrets that an administrator connects to the cluster, and how often it is read. */
export const secretStoreRef = { kind: 'ClusterSecretStore', name: 'franchisesetu' } as const;
export const refreshInterval = '10m';
