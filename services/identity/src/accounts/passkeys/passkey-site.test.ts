import { passkeySite } from './passkey-site';

test.each([
  ['https://setu.example', { id: 'setu.example', origin: 'https://setu.example' }],
  [
    'https://www.setu.example:8443/start',
    { id: 'www.setu.example', origin: 'https://www.setu.example:8443' },
  ],
  ['http://localhost:8080', { id: 'localhost', origin: 'http://localhost:8080' }],
  ['http://setu.localhost', { id: 'setu.localhost', origin: 'http://setu.localhost' }],
])('the site of %s has its host name and origin', (address, site) => {
  expect(passkeySite(address)).toEqual(site);
});

test.each(['https://192.0.2.7', 'http://127.0.0.1:8080', 'https://[2001:db8::1]', 'http://setu.example'])(
  'an address without a host name or without https does not support passkeys: %s',
  (address) => {
    expect(passkeySite(address)).toBeNull();
  },
);
