import { sep } from 'node:path';
import type { EventDefinition } from '@setu/contracts';
import type { UsedModule } from './bundle';

const isFact = (value: unknown): value is EventDefinition =>
  typeof value === 'object' && value !== null && 'service' in value && 'type' in value && 'data' in value;

/**
 * Types of the facts a service tells: its own ones among the vocabulary whose definition its bundle uses.
 * @param vocabulary what contracts export, by name
 */
export const toldFacts = (
  service: string,
  modules: readonly UsedModule[],
  vocabulary: Readonly<Record<string, unknown>>,
): string[] => {
  const contracts = ['packages', 'contracts', ''].join(sep);
  const used = new Set(
    modules.filter(({ file }) => file.includes(contracts)).flatMap((module) => module.exports),
  );
  return Object.entries(vocabulary)
    .flatMap(([name, value]) =>
      used.has(name) && isFact(value) && value.service === service ? [value.type] : [],
    )
    .sort();
};
