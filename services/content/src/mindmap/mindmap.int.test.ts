import { setUpContent } from '../../test/builders';

const content = setUpContent();

it('the mindmap opens in the browser as a PDF, and is the same for everyone', async () => {
  const read = async () => {
    const reply = await fetch(`${content.service.url}/api/mindmap/pdf`);
    return { reply, body: Buffer.from(await reply.arrayBuffer()) };
  };
  const [{ reply, body }, again] = await Promise.all([read(), read()]);
  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-type')).toBe('application/pdf');
  expect(reply.headers.get('content-disposition')).toBe('inline; filename="franchisesetu-mindmap.pdf"');
  expect(reply.headers.get('cache-control')).toBe('public, max-age=3600');
  expect(body.subarray(0, 5).toString()).toBe('%PDF-');
  expect(again.body.equals(body)).toBe(true);
});
