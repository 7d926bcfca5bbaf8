import { z } from 'zod';
import { callerTokenHeader } from '../callers/caller-token';
import { type Access, type Endpoint, isRaw } from '../calls/endpoint';
import { IdempotencyKey, idempotencyKeyHeader } from '../calls/idempotency';
import { Problem, problemMediaType, statusTitles } from '../calls/problem';
import { platformErrors } from '../errors/platform-errors';
import type { ProductTexts } from '../errors/product-texts';
import { listHeaders, type OpenApiHeaders } from './list-headers';

type JsonSchema = Record<string, unknown>;

/** Bodies by media type. */
export type OpenApiContent = Record<string, { schema: JsonSchema; example?: unknown }>;

/** One operation of the document, with the extensions that the reference page shows. */
export interface OpenApiOperation {
  operationId: string;
  summary: string;
  tags: string[];
  security: Record<string, string[]>[];
  /** Who may call, as text; roles are listed. */
  'x-access': string;
  /** Error codes of this call, in addition to those of every call. */
  'x-error-codes': string[];
  parameters: { name: string; in: 'path' | 'query' | 'header'; required: boolean; schema: JsonSchema }[];
  requestBody?: { required: true; content: OpenApiContent };
  responses: Record<string, { description: string; headers?: OpenApiHeaders; content?: OpenApiContent }>;
}

export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, OpenApiOperation>>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, JsonSchema> };
}

/** A realistic request and reply of one call. */
export interface CallExample {
  call: Endpoint;
  /** The JSON body; absent when the call has no body. */
  request?: unknown;
  /** The JSON body of the successful reply; absent when the reply is a page or a file. */
  reply?: unknown;
}

/**
 * A product's documentation of its calls, in addition to their definitions. A package of contracts exports it under the name
 * `apiReference`.
 */
export interface ApiReference {
  /** Name of the product. */
  product: string;
  /** The purpose of each service's calls, by the name of the service. */
  services: Readonly<Record<string, string>>;
  /** Schemas that the document contains once, by the name under which replies refer to them. */
  schemas: Readonly<Record<string, z.ZodType>>;
  errors: ProductTexts['errors'];
  exampleOf: (call: Endpoint) => CallExample | undefined;
}

/** For calls of a package of contracts without an `apiReference`. */
const noReference: ApiReference = {
  product: 'Platform',
  services: {},
  schemas: {},
  errors: platformErrors,
  exampleOf: () => undefined,
};

type Named = z.core.$ZodRegistry<{ id: string }>;

const securityOf = (access: Access): OpenApiOperation['security'] => {
  if (access === 'public') return [];
  return access === 'admin' ? [{ adminSession: [] }] : [{ session: [] }];
};

const accessInWords = (access: Access) =>
  typeof access === 'string' ? access : `signed-in as ${access.join(', ')}`;

/** @param named schemas that others refer to by their ids */
const toSchema = (schema: z.ZodType, io: 'input' | 'output', named: Named = z.registry()): JsonSchema =>
  z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    metadata: named,
    override: ({ zodSchema, jsonSchema }) => {
      const { def } = zodSchema._zod;
      // The schema behind z.preprocess describes a request better than the "anything" that it accepts.
      if (io === 'input' && def.type === 'pipe' && def.in._zod.def.type === 'transform')
        replaceWith(jsonSchema, withoutMeta(toSchema(def.out as z.ZodType, io)));
      // A pattern that repeats the format and the bounds of every JavaScript integer are useless to readers.
      if (jsonSchema.format) delete jsonSchema.pattern;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      // An optional field is not required, although its schema accepts `undefined` by a preprocess step.
      if (io === 'input' && zodSchema instanceof z.ZodObject && jsonSchema.required)
        jsonSchema.required = jsonSchema.required.filter((name) => !takesUndefined(zodSchema.shape[name]));
      if (jsonSchema.required?.length === 0) delete jsonSchema.required;
    },
  }) as JsonSchema;

const takesUndefined = (field: unknown) => field instanceof z.ZodType && field.safeParse(undefined).success;

const replaceWith = (target: object, source: JsonSchema) => {
  for (const key of Object.keys(target)) Reflect.deleteProperty(target, key);
  Object.assign(target, source);
};

const withoutMeta = ({ $schema: _, ...rest }: JsonSchema): JsonSchema => rest;

/** Collects named schemas of replies under components and refers to them. */
const makeSchemas = (given: ApiReference['schemas']) => {
  const named: Named = z.registry();
  for (const [id, schema] of Object.entries({ ...given, Problem })) named.add(schema, { id });
  const schemas: Record<string, JsonSchema> = {};
  const hoist = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(hoist);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        key === '$ref' && typeof inner === 'string'
          ? inner.replace('#/$defs/', '#/components/schemas/')
          : hoist(inner),
      ]),
    );
  };
  const reply = (schema: z.ZodType): JsonSchema => {
    // The wrapper turns a named schema into a reference even when it is the whole reply.
    const { $defs = {}, properties } = toSchema(z.object({ reply: schema }), 'output', named) as {
      $defs?: Record<string, JsonSchema>;
      properties: { reply: JsonSchema };
    };
    for (const [name, { id: _, ...definition }] of Object.entries($defs))
      schemas[name] = hoist(definition) as JsonSchema;
    return hoist(properties.reply) as JsonSchema;
  };
  return { schemas, reply };
};

const parametersOf = (schema: z.ZodType, where: 'path' | 'query'): OpenApiOperation['parameters'] => {
  const { properties = {}, required = [] } = toSchema(schema, 'input') as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, inner]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: inner,
  }));
};

/** Headers a caller may send in addition to those of every request. */
const headersOf = ({ creates }: Endpoint): OpenApiOperation['parameters'] =>
  creates
    ? [
        {
          name: idempotencyKeyHeader,
          in: 'header',
          required: false,
          schema: withoutMeta(toSchema(IdempotencyKey, 'input')),
        },
      ]
    : [];

/** A JSON body, with its example if there is one. */
const jsonBody = (schema: JsonSchema, example: unknown) => ({
  schema,
  ...(example === undefined ? {} : { example }),
});

const requestBodyOf = (call: Endpoint, example: unknown): OpenApiOperation['requestBody'] => {
  const { accepts, body } = call;
  if (accepts === 'none') return undefined;
  if (accepts === 'bytes')
    return {
      required: true,
      content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
    };
  const schema = withoutMeta(toSchema(body, 'input'));
  return {
    required: true,
    content: {
      'application/json': jsonBody(schema, example),
      ...(accepts === 'json-or-form' ? { 'application/x-www-form-urlencoded': { schema } } : {}),
    },
  };
};

/** Statuses other than success: those of the call's own codes, and those that its access and body imply. */
const problemStatuses = (call: Endpoint, errors: ApiReference['errors']) => {
  const own = call.errors.flatMap((code) => errors[code]?.statuses[0] ?? []);
  const byAccess = call.access === 'public' ? [] : call.access === 'signed-in' ? [401] : [401, 403];
  const byBody = call.accepts === 'none' ? [] : [400, 403, 413, 415];
  return [...new Set([...own, ...byAccess, ...byBody, 429, 503])].sort((a, b) => a - b);
};

/** The status of the JSON reply that an example shows, if the call has one. */
export const exampleStatus = ({ response }: Endpoint): string | undefined =>
  Object.entries(response).find(([, schema]) => !isRaw(schema))?.[0];

/** @param name of the cookie; behind TLS it begins with `__Host-` */
const sessionCookie = (name: string, setBy: string): JsonSchema => ({
  type: 'apiKey',
  in: 'cookie',
  name,
  description: `${setBy} Behind TLS its name begins with __Host-.`,
});

const operationId = ({ method, path }: Endpoint) =>
  `${method.toLowerCase()}${path
    .replace('/api', '')
    .split(/[/.:-]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')}`;

/** The file of a service's release with the OpenAPI document of its calls. */
export const openApiFile = 'openapi.json';

/**
 * The OpenAPI 3.1 document of the given calls. Requests show what a caller sends (before defaults and
 * transforms), replies what it receives; failures are problem documents of RFC 9457.
 * @param serverUrl public address of the platform, without a trailing slash
 */
export const openApiDocument = (
  calls: readonly Endpoint[],
  serverUrl: string,
  reference: ApiReference = noReference,
): OpenApiDocument => {
  const { product } = reference;
  const { schemas, reply } = makeSchemas(reference.schemas);
  const problem = reply(Problem);
  const paths: OpenApiDocument['paths'] = {};
  for (const call of calls) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    const example = reference.exampleOf(call);
    const body = requestBodyOf(call, example?.request);
    const query = parametersOf(call.query, 'query');
    const headers = listHeaders(query.map(({ name }) => name));
    const successes = Object.entries(call.response).map(([status, schema]) => [
      status,
      {
        description:
          statusTitles[Number(status)] ?? (Number(status) < 300 ? 'Success' : 'See the Location header'),
        ...(headers ? { headers } : {}),
        content: isRaw(schema)
          ? { [schema.contentType]: { schema: { type: 'string' } } }
          : {
              'application/json': jsonBody(
                reply(schema),
                status === exampleStatus(call) ? example?.reply : undefined,
              ),
            },
      },
    ]);
    const failures = problemStatuses(call, reference.errors).map((status) => [
      String(status),
      {
        description: statusTitles[status] ?? 'Problem',
        content: { [problemMediaType]: { schema: problem } },
      },
    ]);
    paths[path] = {
      ...paths[path],
      [call.method.toLowerCase()]: {
        operationId: operationId(call),
        summary: call.summary,
        tags: [call.service],
        security: securityOf(call.access),
        'x-access': accessInWords(call.access),
        'x-error-codes': [...call.errors],
        parameters: [...parametersOf(call.params, 'path'), ...query, ...headersOf(call)],
        ...(body ? { requestBody: body } : {}),
        responses: Object.fromEntries([...successes, ...failures]),
      },
    };
  }
  const services = [...new Set(calls.map((call) => call.service))];
  return {
    openapi: '3.1.0',
    info: {
      title: `${product} API`,
      version: '1.0.0',
      description: `Every call of ${product}. Failures are problem documents (RFC 9457) with a machine-readable code. The header ${callerTokenHeader} is the platform's own: what a client sends under it is dropped.`,
    },
    servers: [{ url: serverUrl }],
    tags: services.map((name) => ({ name, description: reference.services[name] ?? name })),
    paths,
    components: {
      schemas,
      securitySchemes: {
        session: sessionCookie('session', 'Set by POST /api/login and POST /api/register.'),
        adminSession: sessionCookie('admin_session', 'Set by POST /api/admin/login.'),
      },
    },
  };
};
