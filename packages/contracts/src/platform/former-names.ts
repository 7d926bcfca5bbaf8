import { z } from 'zod';

/**
 * `piece` is the former name of the field `deployable`. Command lines, verifiers, open pages and stored rows of before
 * 22 November 2026 have it.
 */
export const readFormerName = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || !('piece' in value)) return value;
  const { piece, ...rest } = value;
  return { deployable: piece, ...rest };
};

/** A schema of an object with the field `deployable`, which may also have its former name. */
export const withFormerName = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value: z.input<S>) => readFormerName(value), schema);

/** The same object with the former field as well, for readers that know only that. */
export const addFormerName = <T extends { deployable: string }>(value: T): T & { piece: string } => ({
  ...value,
  piece: value.deployable,
});
