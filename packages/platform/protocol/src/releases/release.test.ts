import { Release, ServiceRelease } from './release';

const service = {
  kind: 'service',
  name: 'catalog',
  version: '1',
  commit: null,
  files: [],
  contracts: [],
  main: 'main.js',
  endpoints: [],
  migrations: [],
};
const events = { produces: ['catalog.franchise-created.v1'], consumes: ['identity.user-updated.v1'] };
const oldEvents = { tells: events.produces, hears: events.consumes };

describe.each([
  ['Release', Release],
  ['ServiceRelease', ServiceRelease],
])('%s', (name, schema) => {
  it(`${name} reads the event types of a service`, () => {
    expect(schema.parse({ ...service, ...events })).toEqual({ ...service, ...events });
  });

  it(`${name} reads an older release.json, which calls them tells and hears`, () => {
    expect(schema.parse({ ...service, ...oldEvents })).toEqual({ ...service, ...events });
  });

  it(`${name} refuses a service without event types`, () => {
    expect(schema.safeParse(service).success).toBe(false);
  });
});
