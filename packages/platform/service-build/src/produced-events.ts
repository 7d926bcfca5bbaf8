import type { EventDefinition } from '@setu/protocol';

const isEvent = (value: unknown): value is EventDefinition =>
  typeof value === 'object' && value !== null && 'service' in value && 'type' in value && 'data' in value;

/**
 * Types of the events that a service produces: its own events whose definitions its bundle uses.
 * @param used what the bundle uses of contracts
 */
export const producedEvents = (service: string, used: readonly unknown[]): string[] =>
  used.flatMap((value) => (isEvent(value) && value.service === service ? [value.type] : [])).sort();
