import type { EventDefinition } from '@setu/contracts';

const isFact = (value: unknown): value is EventDefinition =>
  typeof value === 'object' && value !== null && 'service' in value && 'type' in value && 'data' in value;

/**
 * Types of the facts a service tells: its own ones among the vocabulary whose definition its bundle uses.
 * @param used names of what the bundle uses of the vocabulary
 * @param vocabulary what contracts export, by name
 */
export const toldFacts = (
  service: string,
  used: ReadonlySet<string>,
  vocabulary: Readonly<Record<string, unknown>>,
): string[] =>
  Object.entries(vocabulary)
    .flatMap(([name, value]) =>
      used.has(name) && isFact(value) && value.service === service ? [value.type] : [],
    )
    .sort();
