import { prometheusConfiguration, targetsOf } from './prometheus-configuration';

test('every process of the product is a target, including canaries, but no server', () => {
  const server = { url: 'postgres://x:secret@127.0.0.1:5432/x' };
  const targets = targetsOf({
    gateway: { url: 'http://localhost:8080', internalUrl: 'http://127.0.0.1:4100' },
    services: { catalog: { url: 'http://127.0.0.1:4001' } },
    otherInstances: [{ url: 'http://127.0.0.1:4002', version: '2' }, { url: '' }],
    postgres: server,
    nats: server,
  });
  expect(targets).toEqual([
    { targets: ['127.0.0.1:4100'], labels: { job: 'gateway' } },
    { targets: ['127.0.0.1:4001', '127.0.0.1:4002'], labels: { job: 'services' } },
  ]);
});

test('the configuration contains the files of targets and rules', () => {
  const text = prometheusConfiguration({ targets: '/x/targets.json', rules: '/y/rules.yaml' });
  expect(JSON.parse(text)).toMatchObject({
    rule_files: ['/y/rules.yaml'],
    scrape_configs: [{ file_sd_configs: [{ files: ['/x/targets.json'] }] }],
  });
});
