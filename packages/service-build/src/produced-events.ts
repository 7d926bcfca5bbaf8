import type { EventDefinition } from '@setu/protocol';

const isEvent = (value: unknown): value is EventDefinition =>
  typeof value === 'object' && value !== null && 'service' in value && 'type' in value && 'data' in value;

/**
 * Types of the events that a service produces: its own events whose definitions its bundle uses.
 * @param used names of the exports of contracts that the bundle uses
 * @param vocabulary the exports of contracts, by name
 */
export const producedEvents = (
  service: string,
  used: ReadonlySet<string>,
  vocabulary: Readonly<Record<string, unknown>>,
): string[] =>
  Object.entries(vocabulary)
    .flatMap(([name, value]) =>
      used.has(name) && isEvent(value) && value.service === service ? [value.type] : [],
    )
    .sort();
