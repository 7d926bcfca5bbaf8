import { type BuildGraph, usedContracts } from '@setu/build-kit';

const isEndpoint = (value: unknown): value is { service: string } =>
  typeof value === 'object' && value !== null && 'service' in value && 'method' in value && 'path' in value;

/**
 * Names of the services whose calls a build uses: of each one it must hold a contract.
 * @param vocabulary what contracts export, by name
 */
export const calledServices = (
  graph: BuildGraph,
  vocabulary: Readonly<Record<string, unknown>>,
): string[] => {
  const used = usedContracts(graph);
  const services = Object.entries(vocabulary).flatMap(([name, value]) =>
    used.has(name) && isEndpoint(value) ? [value.service] : [],
  );
  return [...new Set(services)].sort();
};
