import { once } from './once';

it('once runs its work only at the first call, also with concurrent calls', async () => {
  let times = 0;
  const counted = once(async () => {
    times += 1;
    return times;
  });
  expect(await Promise.all([counted(), counted()])).toEqual([1, 1]);
  expect(await counted()).toBe(1);
});

it('once repeats work that failed', async () => {
  const answers = [Promise.reject(new Error('no memory')), Promise.resolve('done')];
  const retried = once(() => answers.shift() ?? Promise.reject(new Error('called too often')));
  await expect(retried()).rejects.toThrow('no memory');
  expect(await retried()).toBe('done');
  expect(await retried()).toBe('done');
});
