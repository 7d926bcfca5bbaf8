import { z } from 'zod';

declare module 'zod' {
  /** The `.meta()` of a setting, in addition to `description`, which is its meaning. */
  interface GlobalMeta {
    /** Unit of its number, such as `ms`. */
    unit?: string;
    /** The accepted format, when its type does not define it: "an address such as https://store.example/". */
    form?: string;
    /** The value is secret. It may be given as a file in `<NAME>_FILE`. */
    isSecret?: boolean;
    /** It is not a secret, but may be given as a file too, because containers mount it next to a secret. */
    mayBeFile?: boolean;
    /** The name in the reference, for a variable of each service: `<SERVICE>_URL`. */
    pattern?: string;
    /** A prefix that only our variables have: `NATS_`. An unknown variable with this prefix is refused. */
    prefix?: string;
  }
}

/** The description of one environment variable, from a schema. */
export interface Setting {
  name: string;
  /** Meaning of the variable, in whole sentences. */
  meaning: string;
  /** The accepted format, as a noun phrase: "a whole number from 1". */
  form: string;
  /** The default; null when there is none. */
  default: string | null;
  isRequired: boolean;
  unit: string | null;
  isSecret: boolean;
  /** Whether `<NAME>_FILE` may contain the path of a file with the value. */
  mayBeFile: boolean;
  pattern: string | null;
  prefix: string | null;
}

/** The part of JSON Schema that is used for settings. */
interface JsonSetting {
  type?: string;
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  default?: unknown;
}

const code = (text: unknown) => `\`${String(text)}\``;

const rangeOf = ({ minimum = Number.MIN_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER }: JsonSetting) => {
  const from = minimum > Number.MIN_SAFE_INTEGER ? ` from ${minimum}` : '';
  return maximum < Number.MAX_SAFE_INTEGER ? `${from} to ${maximum}` : from;
};

const formOf = (json: JsonSetting): string => {
  if (json.enum)
    return json.enum
      .map(code)
      .join(', ')
      .replace(/, (?=[^,]*$)/, ' or ');
  if (json.type === 'integer') return `a whole number${rangeOf(json)}`;
  if (json.type === 'number') return `a number${rangeOf(json)}`;
  return 'a text';
};

/** The schema of an environment's variables, before the transforms of a pipe. */
const objectIn = (schema: z.ZodType): z.ZodObject => {
  if (schema instanceof z.ZodPipe) return objectIn(schema.in as z.ZodType);
  if (schema instanceof z.ZodObject) return schema;
  throw new TypeError('The settings of a process are a z.object, which may be transformed.');
};

const describe = (name: string, schema: z.ZodType): Setting => {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSetting;
  const meta = schema.meta() ?? {};
  const { description = '', form, unit, isSecret = false, mayBeFile = false, pattern, prefix } = meta;
  const isEmpty = json.default === undefined || json.default === '';
  return {
    name,
    meaning: description,
    form: form ?? formOf(json),
    default: isEmpty ? null : String(json.default),
    isRequired: !schema.safeParse(undefined).success,
    unit: unit ?? null,
    isSecret,
    mayBeFile: isSecret || mayBeFile,
    pattern: pattern ?? null,
    prefix: prefix ?? null,
  };
};

/** The variables that a schema reads, in its order. */
export const settingsOf = (schema: z.ZodType): Setting[] =>
  Object.entries(objectIn(schema).shape).map(([name, each]) => describe(name, each as z.ZodType));
