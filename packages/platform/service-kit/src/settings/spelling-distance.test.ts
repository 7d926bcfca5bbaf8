import { spellingDistance } from './spelling-distance';

test.each([
  ['NATS_URL', 'NATS_URL', 0],
  ['NATS_REPLICA', 'NATS_REPLICAS', 1],
  ['ARTIFACTS', 'ARTEFACTS', 1],
  ['SMPT_URL', 'SMTP_URL', 1],
  ['GATEWAY_PORTT', 'GATEWAY_PORT', 1],
  ['CATALOGUE_URL', 'CATALOG_URL', 2],
  ['HOME', 'HOST', 2],
  ['', 'DEV', 3],
])('%s and %s differ by %i letters', (a, b, letters) => {
  expect(spellingDistance(a, b)).toBe(letters);
  expect(spellingDistance(b, a)).toBe(letters);
});
