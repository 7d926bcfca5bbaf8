import { z } from 'zod';

type WithoutDefault<Field> = Field extends z.ZodDefault<infer Given extends z.ZodType> ? Given : Field;

const withoutDefault = (field: z.ZodType): z.ZodType =>
  field.def.type === 'default' ? withoutDefault((field as z.ZodDefault<z.ZodType>).unwrap()) : field;

/**
 * The input of an update from the fields of a draft: all are optional, and only those that are sent change. An absent field stays absent,
 * even when the draft has a default for it.
 */
export const changeOf = <Fields extends Record<string, z.ZodType>>(fields: Fields) =>
  z.object(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, withoutDefault(field).optional()]),
    ) as { [Name in keyof Fields]: z.ZodOptional<WithoutDefault<Fields[Name]>> },
  );
