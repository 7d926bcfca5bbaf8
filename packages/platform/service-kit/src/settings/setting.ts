import { z } from 'zod';

declare module 'zod' {
  /** What a setting says about itself with `.meta()`, beside `description`, which is its meaning. */
  interface GlobalMeta {
    /** Unit of its number, such as `ms`. */
    unit?: string;
    /** What may be written, where its type does not say it: "an address such as https://store.example/". */
    form?: string;
    /** It must not be seen. It may be given as the file that `<NAME>_FILE` names. */
    isSecret?: boolean;
    /** It is no secret, and may be given as a file all the same, because containers mount it beside one. */
    mayBeFile?: boolean;
    /** The name in the reference, for a variable of each service: `<SERVICE>_URL`. */
    pattern?: string;
    /** How only variables of ours begin: `NATS_`. One that begins so and that nobody reads is refused. */
    prefix?: string;
  }
}

/** One environment variable, as a schema describes it. */
export interface Setting {
  name: string;
  /** Meaning of the variable, in whole sentences. */
  meaning: string;
  /** What may be written, as a noun phrase: "a whole number from 1". */
  form: string;
  /** What is used when it is not set; null when there is nothing to use. */
  default: string | null;
  isRequired: boolean;
  unit: string | null;
  isSecret: boolean;
  /** Whether `<NAME>_FILE` may name a file with the value. */
  mayBeFile: boolean;
  pattern: string | null;
  prefix: string | null;
}

/** The part of JSON Schema that a setting has. */
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

/** The schema of an environment's variables, without what a pipe makes of their values. */
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
