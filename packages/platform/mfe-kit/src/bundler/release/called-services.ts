const isEndpoint = (value: unknown): value is { service: string } =>
  typeof value === 'object' && value !== null && 'service' in value && 'method' in value && 'path' in value;

/**
 * Names of the services whose calls a build uses. The build must contain a contract with each of them.
 * @param used what the build uses of contracts
 */
export const calledServices = (used: readonly unknown[]): string[] =>
  [...new Set(used.filter(isEndpoint).map(({ service }) => service))].sort();
