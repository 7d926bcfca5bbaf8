import { checkPreparation, checkRendering } from './check-answer';

const good = { head: null, status: 200, body: Buffer.from('{"queries":[],"mutations":[]}') };

it('a valid answer is returned unchanged', () => {
  expect(checkPreparation(good)).toEqual({ stateJson: good.body.toString(), head: null, status: 200 });
  expect(checkPreparation({ ...good, status: 404 }).status).toBe(404);
});

it.each([500, 503, 302, 204, 0, '200', null, undefined])('the status %p is refused', (status) => {
  expect(() => checkPreparation({ ...good, status })).toThrow('expected 200 or 404');
});

it.each([
  '',
  'null',
  '[]',
  '{"queries":[]}',
  // It would overwrite other boot data of the page.
  '{"queries":[],"mutations":[]},"user":{"role":"admin"}',
])('the state %p is refused', (body) => {
  expect(() => checkPreparation({ ...good, body: Buffer.from(body) })).toThrow('state');
});

it.each([{}, { title: 1 }, 'head', { title: 'x'.repeat(70_000), description: '', canonical: '/' }])(
  'the head %p is refused',
  (head) => {
    expect(() => checkPreparation({ ...good, head })).toThrow('The head');
  },
);

const css = '<style data-styled="true" data-styled-version="6.6.0">.a > .b{content:"₹ <3"}</style>';
const rendering = {
  cssLength: Buffer.byteLength(css),
  problem: null,
  body: Buffer.from(`${css}<main>Hello</main>`),
};

it('a rendered page is split into styles and HTML', () => {
  expect(checkRendering(rendering)).toEqual({
    css: Buffer.from(css),
    html: Buffer.from('<main>Hello</main>'),
    problem: null,
  });
  expect(checkRendering({ ...rendering, problem: 'Error: no data' }).problem).toBe('Error: no data');
});

it.each([
  { cssLength: -1 },
  { cssLength: 10_000 },
  { cssLength: '0' },
  { cssLength: undefined },
  { problem: undefined },
  { problem: { text: 'x' } },
])('a rendered page with %p is refused', (changed) => {
  expect(() => checkRendering({ ...rendering, ...changed })).toThrow('malformed');
});

it.each(['<script>1</script>', '<style>x</style></style><script>', '<style data-styled="true"'])(
  'styles that are %s are refused',
  (text) => {
    expect(() => checkRendering({ cssLength: text.length, problem: null, body: Buffer.from(text) })).toThrow(
      'styles',
    );
  },
);
