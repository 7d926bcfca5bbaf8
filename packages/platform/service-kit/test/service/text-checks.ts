import type { Endpoint, ServiceName } from '@setu/protocol';
import { z } from 'zod';
import { type Callers, someone } from './callers';
import type { ServiceAlone } from './service-alone';

interface Schema {
  type?: string | string[];
  const?: unknown;
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
}

/** Paths of all strings in a schema, in the format of problem documents: `territories.0`. */
const stringsIn = (schema: Schema, path: string[] = []): string[] => [
  ...(schema.type === 'string' && schema.const === undefined ? [path.join('.')] : []),
  ...(schema.anyOf ?? []).flatMap((one) => stringsIn(one, path)),
  ...(schema.items ? stringsIn(schema.items, [...path, '0']) : []),
  ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => stringsIn(inner, [...path, name])),
];

/** The schema of a caller's input. The schema behind `z.preprocess` is more specific than the "anything" that it accepts. */
const schemaOf = (schema: z.ZodType): Schema =>
  z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const { def } = zodSchema._zod;
      if (def.type === 'pipe' && def.in._zod.def.type === 'transform')
        Object.assign(jsonSchema, schemaOf(def.out as z.ZodType));
    },
  }) as Schema;

const valueAt = (path: string, value: string): unknown =>
  path.split('.').reduceRight<unknown>((inner, key) => (key === '0' ? [inner] : { [key]: inner }), value);

interface TextField {
  call: Endpoint;
  where: 'body' | 'query';
  path: string;
}

const fieldsOf = (call: Endpoint): TextField[] => {
  const { accepts, body, query } = call;
  const hasBody = accepts !== 'none' && accepts !== 'bytes';
  return [
    ...(hasBody ? stringsIn(schemaOf(body)).map((path): TextField => ({ call, where: 'body', path })) : []),
    ...stringsIn(schemaOf(query)).map((path): TextField => ({ call, where: 'query', path })),
  ];
};

/** A URL cannot contain a lone surrogate: browsers and Node write U+FFFD. */
const hostile = {
  body: { 'a lone surrogate': 'a\ud800b', NUL: 'a\u0000b', 'U+0001': 'a\u0001b' },
  query: { NUL: 'a\u0000b', 'U+0001': 'a\u0001b' },
} as const;

const callerOf = (callers: Callers, { access }: Endpoint) => {
  if (access === 'public') return {};
  if (access === 'admin') return callers.headersFor(someone('admin'), 'admin');
  return callers.headersFor(someone(access === 'signed-in' ? 'investor' : (access[0] ?? 'investor')));
};

const anyId = '00000000-0000-4000-8000-00000000dead';

/**
 * Declares tests that every string of every call of a service refuses text that cannot be stored: 400 with the path of
 * the field. Calls and fields come from the contracts, so a new one is tested without a new test.
 * @param endpoints those of the product
 * @param world returns the running service when a test begins
 */
export const describeTextFields = (
  endpoints: readonly Endpoint[],
  service: ServiceName,
  world: () => ServiceAlone,
): void => {
  const cases = endpoints
    .filter((call) => call.service === service)
    .flatMap(fieldsOf)
    .flatMap((field) =>
      Object.entries(hostile[field.where]).map(
        ([name, text]) =>
          [
            `${field.call.method} ${field.call.path}`,
            `${field.where} ${field.path}`,
            name,
            field,
            text,
          ] as const,
      ),
    );
  test.each(cases)(
    'the call %s refuses in its %s %s',
    async (_call, _field, _name, { call, where, path }, text) => {
      const { service: running } = world();
      const address = call.path.replace(/:\w+/g, anyId);
      const query = where === 'query' ? `?${path.replace(/\.0$/, '')}=${encodeURIComponent(text)}` : '';
      const reply = await running.call(call.method, address + query, {
        ...(where === 'body' ? { body: valueAt(path, text) } : {}),
        headers: await callerOf(running.callers, call),
      });
      expect([reply.status, reply.body.code]).toEqual([400, 'validation_failed']);
      expect(reply.body.errors.map((issue: { path: string }) => issue.path)).toContain(path);
    },
  );
};
