/** An error as it is logged, without any user input. */
export interface ErrorEntry {
  type: string;
  message: string;
  stack?: string;
  code?: string;
  /** Names of the constraint, the table and the column in Postgres's error. */
  constraint?: string;
  table?: string;
  column?: string;
  cause?: ErrorEntry;
  errors?: ErrorEntry[];
}

/** Maximum depth of logged causes; deeper ones add no information. */
const maxDepth = 4;
const names = ['code', 'constraint', 'table', 'column'] as const;

/** Postgres repeats an invalid value: `invalid input syntax for type uuid: "…"`, `value "…" is out of range`. */
const repeatedValues = [/(: )"[\s\S]*$/, /(\bvalue )"[^"]*"/];
/** JSON.parse repeats a part of the text: `Unexpected token 'a', "asha@peo"... is not valid JSON`. */
const repeatedJson = /,? ?(\.\.\.)?"[\s\S]*"(\.\.\.)? is not valid JSON$/;

const isFromPostgres = (error: object) => 'severity' in error || 'nativeError' in error;

const messageOf = (error: Error): string => {
  if (isFromPostgres(error))
    return repeatedValues.reduce((text, value) => text.replace(value, '$1[hidden]'), error.message);
  if (error instanceof SyntaxError) return error.message.replace(repeatedJson, ' is not valid JSON');
  return error.message;
};

const framesOf = (stack: string | undefined): string => /\n\s+at [\s\S]*$/.exec(stack ?? '')?.[0] ?? '';

/**
 * Describes an error for the log by an explicit list of fields. Other fields are left out: Postgres puts rows into
 * `detail` and `where`, database libraries add the statement with its values, and HTTP clients add their sockets.
 */
export const errorEntry = (error: unknown, depth = 0): ErrorEntry => {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error object' };
  const message = messageOf(error);
  const type = error.constructor.name;
  const named = Object.fromEntries(
    names.flatMap((name) => {
      const value = (error as unknown as Record<string, unknown>)[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
  const inner = depth < maxDepth;
  return {
    type,
    message,
    stack: `${type}: ${message}${framesOf(error.stack)}`,
    ...named,
    ...(inner && error.cause !== undefined ? { cause: errorEntry(error.cause, depth + 1) } : {}),
    ...(inner && error instanceof AggregateError
      ? { errors: error.errors.map((one) => errorEntry(one, depth + 1)) }
      : {}),
  };
};

const isPlain = (segment: string) => /^[\w.~:-]{0,100}$/.test(segment) && !/^\d{7,}$/.test(segment);

/** Describes a path for the log, without its query and without parts from user input. */
export const pathEntry = (path: unknown): unknown =>
  typeof path === 'string'
    ? (path.split('?')[0] ?? '')
        .split('/')
        .map((segment) => (isPlain(segment) ? segment : '[hidden]'))
        .join('/')
    : path;
