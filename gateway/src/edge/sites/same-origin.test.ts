import { isSameOrigin } from './same-origin';

const host = 'gateway:8080';
const publicHost = 'franchisesetu.example';
const from = (secFetchSite: string, origin = '') => isSameOrigin({ secFetchSite, origin, host }, publicHost);

describe('where a request that changes something may come from', () => {
  it.each([
    ['same-origin', '', true],
    ['none', '', true],
    ['same-site', '', false],
    ['cross-site', '', false],
    ['anything else', '', false],
    // What the browser says of the site outweighs the origin.
    ['cross-site', `http://${host}`, false],
    // Both have to allow it.
    ['same-origin', 'https://evil.example', false],
    ['none', 'https://evil.example', false],
    ['same-origin', 'null', false],
    ['same-origin', `http://${host}`, true],
    ['same-origin', `https://${publicHost}`, true],
    ['', `http://${host}`, true],
    ['', `https://${publicHost}`, true],
    ['', 'https://evil.example', false],
    ['', `https://${publicHost}.evil.example`, false],
    ['', 'null', false],
    ['', '', true],
  ])('isSameOrigin of Sec-Fetch-Site %j and Origin %j is %s', (site, origin, expected) => {
    expect(from(site, origin)).toBe(expected);
  });
});
