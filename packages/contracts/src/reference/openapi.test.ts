import { type Endpoint, type ErrorCode, endpointPathProblem, openApiDocument } from '@setu/protocol';
import * as contracts from '../index';

const { allEndpoints, apiReference, errorCatalogue, errorCodes } = contracts;
const document = openApiDocument(allEndpoints, 'https://franchisesetu.example', apiReference);
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

describe('the list of all endpoints', () => {
  it('the gateway accepts every path', () => {
    expect(allEndpoints.map(({ path }) => endpointPathProblem(path)).filter(Boolean)).toEqual([]);
  });

  it('allEndpoints contains every endpoint that contracts exports, once', () => {
    const exported = Object.values<unknown>(contracts).filter(
      (value) => typeof value === 'object' && value !== null && 'service' in value && 'path' in value,
    );
    const names = (endpoints: readonly unknown[]) =>
      (endpoints as Endpoint[]).map(({ method, path }) => `${method} ${path}`).sort();
    expect(names(allEndpoints)).toEqual(names(exported));
    for (const endpoint of exported) expect(allEndpoints.includes(endpoint as Endpoint)).toBe(true);
    expect(new Set(allEndpoints.map(({ method, path }) => `${method} ${path}`)).size).toBe(
      allEndpoints.length,
    );
  });
});

describe('the OpenAPI document', () => {
  it('the document has every endpoint once, with a unique operation id', () => {
    expect(operations).toHaveLength(allEndpoints.length);
    expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length);
  });

  it('every placeholder of a path has a parameter, and every path parameter has a placeholder', () => {
    for (const { path, operation } of operations) {
      const placeholders = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const declared = operation.parameters.filter((parameter) => parameter.in === 'path');
      expect(declared.map(({ name }) => name)).toEqual(placeholders);
      expect(declared.every(({ required }) => required)).toBe(true);
    }
  });

  it('every reference points to a schema of the document', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref]) => ref);
    expect(references.length).toBeGreaterThan(0);
    for (const reference of references) {
      const name = reference?.replace('#/components/schemas/', '') ?? '';
      expect(Object.keys(document.components.schemas)).toContain(name);
    }
  });

  it('every operation has a success and a problem document for failures', () => {
    for (const { operation } of operations) {
      const statuses = Object.keys(operation.responses).map(Number);
      expect(statuses.some((status) => status < 400)).toBe(true);
      for (const [status, response] of Object.entries(operation.responses))
        if (Number(status) >= 400)
          expect(Object.keys(response.content ?? {})).toEqual(['application/problem+json']);
      for (const code of operation['x-error-codes']) expect(errorCodes).toContain(code);
    }
  });

  it.each([
    ['/api/requirements/{id}/matches', 'get', ['400', '404']],
    ['/api/agent/assignments', 'post', ['404', '409']],
    ['/api/admin/agents/{userId}', 'patch', ['404']],
    ['/api/admin/users/{userId}/role', 'patch', ['404', '409']],
    ['/api/admin/content/{id}/restore', 'post', ['404', '409']],
    ['/api/inquiries', 'post', ['404', '409', '429']],
  ])('the operation %s (%s) has error codes for the statuses %j', (path, method, statuses) => {
    const responses = document.paths[path]?.[method]?.responses ?? {};
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(statuses));
  });

  it('an operation has the status of each of its error codes', () => {
    for (const { operation } of operations)
      for (const code of operation['x-error-codes'])
        expect(Object.keys(operation.responses)).toContain(
          String(errorCatalogue[code as ErrorCode].statuses[0]),
        );
  });

  it('an operation requires a session when its endpoint is not public, and an administrator’s session for admin endpoints', () => {
    const of = { public: [], admin: [{ adminSession: [] }] };
    for (const { path, method, operation } of operations) {
      const call = allEndpoints.find(
        (each) => each.method.toLowerCase() === method && each.path.replace(/:(\w+)/g, '{$1}') === path,
      );
      const access = call?.access === 'public' || call?.access === 'admin' ? of[call.access] : undefined;
      expect(operation.security).toEqual(access ?? [{ session: [] }]);
    }
    expect(document.components.securitySchemes.adminSession).toMatchObject({ name: 'admin_session' });
  });

  it('the idempotency key is on operations that create something, and on no others', () => {
    const taking = operations
      .filter(({ operation }) => operation.parameters.some((one) => one.name === 'idempotency-key'))
      .map(({ path, method }) => `${method} ${path}`);
    expect(taking.sort()).toEqual([
      'post /api/admin/content',
      'post /api/agent/assignments',
      'post /api/agent/profile',
      'post /api/consultations',
      'post /api/contact',
      'post /api/franchisee-reviews/{id}/reports',
      'post /api/franchises',
      'post /api/franchises/{id}/franchisee-reviews',
      'post /api/inquiries',
      'post /api/inquiries/{id}/meetings',
      'post /api/inquiries/{id}/messages',
      'post /api/inquiries/{id}/messages/{messageId}/reports',
      'post /api/inquiries/{id}/notes',
      'post /api/listings/{id}/reports',
      'post /api/my-franchise-drafts',
      'post /api/my-franchise-drafts/{id}/publish',
      'post /api/properties',
      'post /api/register',
      'post /api/requirements',
      'post /api/saved-replies',
      'post /api/uploads',
      'post /api/webhook',
    ]);
    const create = document.paths['/api/franchises']?.post;
    expect(create?.parameters).toContainEqual({
      name: 'idempotency-key',
      in: 'header',
      required: false,
      schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,255}$' },
    });
    expect(Object.keys(create?.responses ?? {})).toContain('422');
  });

  it('lists describe their headers, and other operations have none', () => {
    const headersOf = (path: string) =>
      Object.keys(document.paths[path]?.get?.responses['200']?.headers ?? {});
    for (const { path, method, operation } of operations) {
      const names = operation.parameters.map(({ name }) => name);
      const hasPages = names.includes('limit') && names.includes('cursor');
      if (method === 'get') expect(headersOf(path).includes('x-total-is-bound')).toBe(hasPages);
    }
    expect(headersOf('/api/franchises')).toEqual(['x-total-count', 'x-total-is-bound', 'link']);
    expect(headersOf('/api/requirements/{id}/matches')).toEqual(['x-total-count']);
    expect(headersOf('/api/franchises/{id}')).toEqual([]);
  });

  it('required fields are those that a caller must send and that have no default', () => {
    const body = document.paths['/api/franchises']?.post?.requestBody?.content['application/json']?.schema;
    expect(body?.required).toEqual(['title', 'minInvestment', 'maxInvestment', 'territories']);
    const query = document.paths['/api/franchises']?.get?.parameters ?? [];
    expect(query.some(({ required }) => required)).toBe(false);
  });
});
