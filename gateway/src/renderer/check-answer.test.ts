import { checkAnswer } from './check-answer';

const good = { head: null, status: 200, body: '{"queries":[],"mutations":[]}' };

it('a valid answer is returned unchanged', () => {
  expect(checkAnswer(good)).toEqual({ stateJson: good.body, head: null, status: 200 });
  expect(checkAnswer({ ...good, status: 404 }).status).toBe(404);
});

it.each([500, 503, 302, 204, 0, '200', null, undefined])('the status %p is refused', (status) => {
  expect(() => checkAnswer({ ...good, status })).toThrow('expected 200 or 404');
});

it.each([
  '',
  'null',
  '[]',
  '{"queries":[]}',
  // It would overwrite other boot data of the page.
  '{"queries":[],"mutations":[]},"user":{"role":"admin"}',
])('the state %p is refused', (body) => {
  expect(() => checkAnswer({ ...good, body })).toThrow('state');
});

it.each([{}, { title: 1 }, 'head', { title: 'x'.repeat(70_000), description: '', canonical: '/' }])(
  'the head %p is refused',
  (head) => {
    expect(() => checkAnswer({ ...good, head })).toThrow('The head');
  },
);
