import type { Middleware } from 'koa';

/**
 * Scripts only from our own files: no inline script, no eval. Styles may be inline, styled-components writes them.
 * Pictures may come from any https address: brands name theirs.
 */
export const contentSecurityPolicy = (isSecure: boolean): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' https: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');

/** Headers that every reply carries, whoever made it. */
export const securityHeaders = (isSecure: boolean): Middleware => {
  const headers = {
    'content-security-policy': contentSecurityPolicy(isSecure),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'DENY',
    ...(isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
  return (ctx, next) => {
    ctx.set(headers);
    return next();
  };
};
