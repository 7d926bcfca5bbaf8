import type { ProductTexts } from '@setu/protocol';
import { AppError } from '../errors';
import type { ServiceParts } from './service';

type Commands = NonNullable<ServiceParts['commands']>;

/** The service's own commands. Their refusals print the sentence of the catalogue, as in the reply of a call. */
export const ownCommands = (
  { commands = {} }: Pick<ServiceParts, 'commands'>,
  { errors }: ProductTexts,
): Commands =>
  Object.fromEntries(
    Object.entries(commands).map(([name, run]): [string, Commands[string]] => [
      name,
      (argument) =>
        run(argument).catch((error: unknown) => {
          if (!(error instanceof AppError) || error.detail !== undefined) throw error;
          throw new Error(errors[error.code]?.sentence ?? error.code, { cause: error });
        }),
    ]),
  );
