import { namesIn } from '../test/names-in';

test('namesIn finds metrics, the labels of selectors and the labels of groups', () => {
  const expr =
    'topk(10, sum by (service, le) (rate(a_total{status=~"5..",route!~"x|y{z}"}[5m]))) / on (instance) group_left (version) b > bool 1 or time() - c:d < 3';
  expect(namesIn(expr)).toEqual({
    metrics: [
      { name: 'a_total', labels: ['status', 'route'] },
      { name: 'b', labels: [] },
      { name: 'c:d', labels: [] },
    ],
    grouped: ['service', 'le', 'instance', 'version'],
  });
});
