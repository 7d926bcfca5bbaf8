import { PieceName, ReleaseVersion } from '@setu/contracts';
import { InvalidArgumentError } from 'commander';
import type { z } from 'zod';
import { wrongUsage } from './failure';

const checked =
  <S extends z.ZodType>(schema: S) =>
  (value: string): z.output<S> => {
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    throw new InvalidArgumentError(`${parsed.error.issues[0]?.message}.`);
  };

/** Reads the name of a piece. */
export const readPiece = checked(PieceName);
/** Reads a version. */
export const readVersion = checked(ReleaseVersion);

/** Holds what is about to be sent against its contract. @throws Failure of wrong usage with the contract's words */
export const asContract = <S extends z.ZodType>(schema: S, value: unknown): z.output<S> => {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw wrongUsage(`${parsed.error.issues.map(({ message }) => message).join('. ')}.`);
};
