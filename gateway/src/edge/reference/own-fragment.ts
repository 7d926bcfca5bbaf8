import {
  type OpenApiDocument,
  type OpenApiOperation,
  openApiDocument,
  problemMediaType,
  statusTitles,
} from '@setu/protocol';
import { z } from 'zod';
import { type PlatformCall, platformCalls } from './platform-calls';
import type { ReferenceProduct } from './reference-product';

type Content = NonNullable<OpenApiOperation['requestBody']>['content'];

const contentOf = (body: z.ZodType | 'file', io: 'input' | 'output'): Content => {
  if (body === 'file')
    return { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
  const { $schema: _, ...schema } = z.toJSONSchema(body, { io, unrepresentable: 'any' });
  return { 'application/json': { schema } };
};

const problem = (status: number) => [
  String(status),
  {
    description: statusTitles[status] ?? 'Problem',
    content: { [problemMediaType]: { schema: { $ref: '#/components/schemas/Problem' } } },
  },
];

const idOf = ({ method, path }: PlatformCall) =>
  `${method.toLowerCase()}${path
    .split(/[/.:-]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')}`;

const operationOf = (call: PlatformCall): OpenApiOperation => {
  const { path, summary, token, query = [], body, reply, status = 200 } = call;
  const parameters = [
    ...[...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({ name, in: 'path' as const, required: true })),
    ...query.map((name) => ({ name, in: 'query' as const, required: false })),
  ].map((parameter) => ({ ...parameter, schema: { type: 'string' } }));
  const success = reply
    ? [
        String(status),
        { description: statusTitles[status] ?? 'Success', content: contentOf(reply, 'output') },
      ]
    : ['204', { description: 'Success, without a body' }];
  const problems = [...(body ? [400, 413] : []), ...(token ? [401, 403] : []), 404, 429, 503];
  return {
    operationId: idOf(call),
    summary,
    tags: ['platform'],
    security: token ? [{ releaseToken: [] }] : [],
    'x-access': token ?? 'public',
    'x-error-codes': [],
    parameters,
    ...(body ? { requestBody: { required: true, content: contentOf(body, 'input') } } : {}),
    responses: Object.fromEntries([success, ...problems.map(problem)]),
  };
};

/** Adds the calls that the gateway answers itself: sessions and streams of the product, and those below `/platform`. */
export const addOwnCalls = (document: OpenApiDocument, { answeredHere, texts }: ReferenceProduct): void => {
  const own = openApiDocument(answeredHere, '', texts);
  for (const [path, operations] of Object.entries(own.paths))
    document.paths[path] = { ...document.paths[path], ...operations };
  document.components.schemas = { ...own.components.schemas, ...document.components.schemas };
  for (const call of platformCalls) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    document.paths[path] = { ...document.paths[path], [call.method.toLowerCase()]: operationOf(call) };
  }
  document.tags.push({
    name: 'platform',
    description: 'Releases, deployments and verifications, and what pages report',
  });
  document.components.securitySchemes.releaseToken = {
    type: 'http',
    scheme: 'bearer',
    description: 'A release token, which the operators of the platform issue.',
  };
};
