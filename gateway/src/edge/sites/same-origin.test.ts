import { isSameOrigin } from './same-origin';

const host = 'gateway:8080';
const publicHost = 'franchisesetu.example';
const from = (secFetchSite: string, origin = '') => isSameOrigin({ secFetchSite, origin, host }, publicHost);

describe('the origin of a request that changes something', () => {
  it.each([
    ['same-origin', '', true],
    ['none', '', true],
    ['same-site', '', false],
    ['cross-site', '', false],
    ['anything else', '', false],
    // Sec-Fetch-Site takes precedence over Origin.
    ['cross-site', `http://${host}`, false],
    // Both must allow the request.
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
