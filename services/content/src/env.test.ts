import { readSettings } from './env';

test('without a place there is no store of uploads, and a folder needs no key', () => {
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

test('a place that is no bucket is refused', () => {
  expect(() => readSettings({ UPLOADS: 's3://No Bucket' })).toThrow('UPLOADS: it names no bucket.');
});
