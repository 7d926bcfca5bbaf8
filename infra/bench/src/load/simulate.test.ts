import { simulateMost, simulateP95 } from './simulate';

const one = (ms: number, servers = 1) => [{ name: 'only', ms, servers }];

test('the times of one server match queueing theory', () => {
  // M/M/1: the time in the system is exponential with a mean of 1 / (service rate - arrival rate).
  const meanMs = 1 / (1 / 10 - 0.05);
  expect(simulateP95(one(10), 50) / (meanMs * Math.log(20))).toBeCloseTo(1, 1);
});

test('doubling the servers more than doubles the calls within the same time', () => {
  const [alone, two] = [simulateMost(one(10), 100), simulateMost(one(10, 2), 100)];
  expect(alone).toBeLessThan(100);
  expect(two / alone).toBeGreaterThan(2);
});

test('the slowest station limits the number of calls', () => {
  const both = [...one(1), { name: 'slow', ms: 10, servers: 1 }];
  expect(simulateMost(both, 100)).toBeLessThan(simulateMost(one(10), 100));
});
