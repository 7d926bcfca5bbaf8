import { readSettings } from './options';

test('the defaults are port 8080, .data and demo data', () => {
  expect(readSettings({})).toEqual({ port: 8080, dataDir: '.data', demo: true });
});

test('PORT, DATA_DIR and DEMO are read', () => {
  expect(readSettings({ PORT: '9000', DATA_DIR: '/srv/x', DEMO: '0' })).toEqual({
    port: 9000,
    dataDir: '/srv/x',
    demo: false,
  });
});

test.each([[{ PORT: 'web' }], [{ PORT: '70000' }], [{ DEMO: 'yes' }]])('%j is refused', (env) => {
  expect(() => readSettings(env)).toThrow(Object.keys(env)[0]);
});
