import { type OpenApiDocument, openApiDocument, openApiFile, type ServiceRelease } from '@setu/protocol';
import { z } from 'zod';
import type { LiveDeployable } from '../../releases/live-releases';
import { addOwnCalls } from './own-fragment';
import type { ReferenceProduct } from './reference-product';

/** Reads a file of a published release; null when it does not exist. */
export type ReadReleaseFile = (release: ServiceRelease, path: string) => Promise<Buffer | null>;

const Schema = z.record(z.string(), z.unknown());
const Headers = z.record(z.string(), z.object({ description: z.string(), schema: Schema }));
const Content = z.record(z.string(), z.object({ schema: Schema, example: z.unknown().optional() }));

/** An operation as builds describe it. Releases are not trusted: an operation of another shape is not shown. */
const Operation = z.object({
  operationId: z.string(),
  summary: z.string(),
  tags: z.array(z.string()),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  'x-access': z.string(),
  'x-error-codes': z.array(z.string()),
  parameters: z.array(
    z.object({
      name: z.string(),
      in: z.enum(['path', 'query', 'header']),
      required: z.boolean(),
      schema: Schema,
    }),
  ),
  requestBody: z.object({ required: z.literal(true), content: Content }).optional(),
  responses: z.record(
    z.string(),
    z.object({
      description: z.string(),
      /** Missing in releases of earlier builds. */
      headers: Headers.optional(),
      content: Content.optional(),
    }),
  ),
});

/** A service's description of its own calls. */
const Fragment = z.object({
  tags: z.array(z.object({ name: z.string(), description: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.object({ schemas: z.record(z.string(), Schema) }),
});
type Fragment = z.output<typeof Fragment>;

const ownFragment = (
  { endpoints, texts }: ReferenceProduct,
  service: string,
  isAnswered: (method: string, path: string) => boolean,
): Fragment =>
  openApiDocument(
    endpoints.filter((call) => call.service === service && isAnswered(call.method, call.path)),
    '',
    texts,
  );

const readFragment = async (readFile: ReadReleaseFile, release: ServiceRelease): Promise<Fragment | null> => {
  if (!release.files.some(({ path }) => path === openApiFile)) return null;
  const bytes = await readFile(release, openApiFile);
  if (!bytes) return null;
  try {
    return Fragment.parse(JSON.parse(bytes.toString('utf8')));
  } catch {
    return null;
  }
};

const inDocument = (path: string) => path.replace(/:(\w+)/g, '{$1}');

/** Limits a fragment to the calls that its release answers, because a service may not describe calls of others. */
const answeredBy = ({ endpoints }: ServiceRelease, fragment: Fragment): Fragment => {
  const answered = new Set(endpoints.map(({ method, path }) => `${method} ${inDocument(path)}`));
  const paths = Object.entries(fragment.paths).flatMap(([path, operations]) => {
    const own = Object.entries(operations).filter(([method]) =>
      answered.has(`${method.toUpperCase()} ${path}`),
    );
    return own.length > 0 ? [[path, Object.fromEntries(own)] as const] : [];
  });
  return { ...fragment, paths: Object.fromEntries(paths) };
};

const fragmentOf = async (
  product: ReferenceProduct,
  readFile: ReadReleaseFile,
  release: ServiceRelease,
): Promise<Fragment> => {
  const isAnswered = (method: string, path: string) =>
    release.endpoints.some((endpoint) => endpoint.method === method && endpoint.path === path);
  const described = await readFragment(readFile, release);
  // Releases of earlier builds do not describe their calls.
  return described ? answeredBy(release, described) : ownFragment(product, release.name, isAnswered);
};

/** Renames the schemas of a fragment whose names another service uses for other schemas. */
const withOwnNames = (
  fragment: Fragment,
  service: string,
  taken: Fragment['components']['schemas'],
): Fragment => {
  const differing = Object.entries(fragment.components.schemas).filter(
    ([name, schema]) => name in taken && JSON.stringify(taken[name]) !== JSON.stringify(schema),
  );
  if (differing.length === 0) return fragment;
  const text = differing.reduce(
    (json, [name]) =>
      json.replaceAll(`"#/components/schemas/${name}"`, `"#/components/schemas/${service}.${name}"`),
    JSON.stringify(fragment),
  );
  const renamed = Fragment.parse(JSON.parse(text));
  const isDiffering = new Set(differing.map(([name]) => name));
  const schemas = Object.entries(renamed.components.schemas).map(([name, schema]) => [
    isDiffering.has(name) ? `${service}.${name}` : name,
    schema,
  ]);
  return { ...renamed, components: { schemas: Object.fromEntries(schemas) } };
};

/**
 * The OpenAPI document of the live releases: the calls of each live service as its release describes them, without canaries.
 * A service that the registry does not have runs without a release; its calls are those the gateway was built with. The gateway's own
 * calls are last.
 */
export const liveDocument = async (
  services: readonly LiveDeployable<ServiceRelease>[],
  readFile: ReadReleaseFile,
  publicUrl: string,
  product: ReferenceProduct,
): Promise<OpenApiDocument> => {
  const document = openApiDocument([], publicUrl, product.texts);
  const add = (service: string, fragment: Fragment) => {
    const { tags, paths, components } = withOwnNames(fragment, service, document.components.schemas);
    document.tags.push(...tags.filter(({ name }) => !document.tags.some((known) => known.name === name)));
    for (const [path, operations] of Object.entries(paths))
      document.paths[path] = { ...document.paths[path], ...(operations as OpenApiDocument['paths'][string]) };
    Object.assign(document.components.schemas, components.schemas);
  };
  for (const name of Object.keys(product.texts.services))
    if (!services.some((service) => service.name === name))
      add(
        name,
        ownFragment(product, name, () => true),
      );
  for (const { name, live } of services)
    if (live) add(name, await fragmentOf(product, readFile, live.release));
  addOwnCalls(document, product);
  return document;
};
