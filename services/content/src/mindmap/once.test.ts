import { once } from './once';

it('does its work at the first call only, calls side by side too', async () => {
  let times = 0;
  const counted = once(async () => {
    times += 1;
    return times;
  });
  expect(await Promise.all([counted(), counted()])).toEqual([1, 1]);
  expect(await counted()).toBe(1);
});

it('does again what failed', async () => {
  const answers = [Promise.reject(new Error('no memory')), Promise.resolve('done')];
  const retried = once(() => answers.shift() ?? Promise.reject(new Error('called too often')));
  await expect(retried()).rejects.toThrow('no memory');
  expect(await retried()).toBe('done');
  expect(await retried()).toBe('done');
});
