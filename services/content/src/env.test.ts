import { readSettings } from './env';

test('without UPLOADS there is no upload store, and a folder does not need a key', () => {
  expect(readSettings({})).toEqual({ uploads: null });
  expect(readSettings({ UPLOADS: '/data/uploads' }).uploads).not.toBeNull();
});

test('a bucket needs both parts of its key', () => {
  const key = { S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' };
  expect(readSettings({ UPLOADS: 's3://files/of', ...key }).uploads).not.toBeNull();
  for (const name of Object.keys(key))
    expect(() => readSettings({ UPLOADS: 's3://files/of', ...key, [name]: '' })).toThrow(
      `${name}: it is not set, and UPLOADS is a bucket.`,
    );
});

test('an address that is not a bucket is refused', () => {
  expect(() => readSettings({ UPLOADS: 's3://No Bucket' })).toThrow('UPLOADS: it names no bucket.');
});
