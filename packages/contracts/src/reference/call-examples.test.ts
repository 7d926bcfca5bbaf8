import { exampleStatus, isRaw, openApiDocument } from '@setu/protocol';
import { allEndpoints } from './all-endpoints';
import { apiReference } from './api-reference';
import { exampleOf } from './call-examples';

const calls = allEndpoints.map((call) => [`${call.method} ${call.path}`, call] as const);

test.each(calls.filter(([, { accepts }]) => accepts !== 'none' && accepts !== 'bytes'))(
  'the example of %s has a request that its schema accepts',
  (_, call) => {
    expect(call.body.safeParse(exampleOf(call)?.request)).toMatchObject({ success: true });
  },
);

// A new call that only reads may have no example.
test.each(calls.filter(([, call]) => exampleStatus(call) && (call.method !== 'GET' || exampleOf(call))))(
  'the example of %s has a reply with exactly the fields of its schema',
  (_, call) => {
    const schema = call.response[Number(exampleStatus(call))];
    if (!schema || isRaw(schema)) throw new Error('the call has no JSON reply');
    const reply = exampleOf(call)?.reply;
    expect(reply).toBeDefined();
    expect(schema.parse(reply)).toEqual(reply);
  },
);

test('the OpenAPI document shows the example of a call at its body and at its success', () => {
  const [call] = allEndpoints.filter(({ path, method }) => method === 'POST' && path === '/api/inquiries');
  if (!call) throw new Error('no call to send inquiries');
  const operation = openApiDocument([call], '', apiReference).paths['/api/inquiries']?.post;
  expect(operation?.requestBody?.content['application/json']).toMatchObject({
    example: exampleOf(call)?.request,
  });
  expect(operation?.responses['201']?.content?.['application/json']).toMatchObject({
    example: exampleOf(call)?.reply,
  });
});
