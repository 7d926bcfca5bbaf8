import { makeBreaker } from './breaker';

const breakerAt = () => {
  let time = 1_000_000;
  const breaker = makeBreaker(() => time);
  return {
    breaker,
    pass: (ms: number) => (time += ms),
    fail: (times: number) => {
      for (let i = 0; i < times; i += 1) breaker.note(true);
    },
  };
};

it('five failures in a row open the breaker for thirty seconds', () => {
  const { breaker, pass, fail } = breakerAt();
  fail(4);
  expect(breaker.isOpen()).toBe(false);
  fail(1);
  expect(breaker.isOpen()).toBe(true);
  pass(29_999);
  expect(breaker.isOpen()).toBe(true);
  pass(1);
  expect(breaker.isOpen()).toBe(false);
});

it('a success between failures keeps the breaker closed', () => {
  const { breaker, fail } = breakerAt();
  fail(4);
  breaker.note(false);
  fail(4);
  expect(breaker.isOpen()).toBe(false);
});

it('after its open time one attempt decides whether the breaker opens again', () => {
  const { breaker, pass, fail } = breakerAt();
  fail(5);
  pass(30_000);
  fail(1);
  expect(breaker.isOpen()).toBe(true);
  pass(30_000);
  breaker.note(false);
  fail(4);
  expect(breaker.isOpen()).toBe(false);
});
