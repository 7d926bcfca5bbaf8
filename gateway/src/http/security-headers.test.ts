import { contentSecurityPolicy } from './security-headers';

describe('the content security policy', () => {
  it('the policy allows scripts from our own origin only', () => {
    const policy = contentSecurityPolicy(false).split('; ');
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("connect-src 'self'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy.join()).not.toContain('unsafe-eval');
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(contentSecurityPolicy(true)).toContain('upgrade-insecure-requests');
  });

  it('an override adds exactly one origin to the policy', () => {
    const origin = 'http://localhost:4300';
    const policy = contentSecurityPolicy(true, { overrides: [origin] }).split('; ');
    expect(policy).toContain(`script-src 'self' ${origin}`);
    expect(policy).toContain(`connect-src 'self' ${origin} ws://localhost:4300`);
    expect(policy).toContain(`img-src 'self' https: data: ${origin}`);
    expect(policy.join()).not.toContain('unsafe-eval');
    const narrowed = policy.map((directive) =>
      directive.replace(` ${origin}`, '').replace(' ws://localhost:4300', ''),
    );
    expect([...narrowed, 'upgrade-insecure-requests']).toEqual(contentSecurityPolicy(true).split('; '));
  });

  it('a store of pictures adds its address to what a page may connect to, and nothing else', () => {
    const uploads = 'https://store.example/pictures/';
    const policy = contentSecurityPolicy(true, { uploads });
    expect(policy).toContain(`connect-src 'self' ${uploads};`);
    expect(policy.replace(` ${uploads}`, '')).toBe(contentSecurityPolicy(true));
  });

  it('a page with players of videos may contain frames of exactly these origins', () => {
    const frames = ['https://player.example', 'https://films.example'];
    const policy = contentSecurityPolicy(true, { frames });
    expect(policy.split('; ')).toContain('frame-src https://player.example https://films.example');
    expect(policy.replace(`frame-src ${frames.join(' ')}; `, '')).toBe(contentSecurityPolicy(true));
  });
});
