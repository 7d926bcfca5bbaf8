import { contentSecurityPolicy } from './security-headers';

describe('the content security policy', () => {
  it('lets only files of our own run', () => {
    const policy = contentSecurityPolicy(false).split('; ');
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy.join()).not.toContain('unsafe-eval');
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(contentSecurityPolicy(true)).toContain('upgrade-insecure-requests');
  });
});
