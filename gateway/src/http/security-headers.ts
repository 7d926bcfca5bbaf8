import type { Middleware } from 'koa';

interface PolicyOptions {
  overrides?: readonly string[];
  inline?: readonly string[];
  uploads?: string | undefined;
  frames?: readonly string[];
}

/**
 * Scripts only from our own files, except the inline ones that are named by their hash; no eval. Styles may be inline, because
 * styled-components writes them. Pictures may come from any https address, because brands link theirs.
 * @param options `overrides`: origins of development servers that this page may load remotes from; `inline`: CSP hash sources of the only
 *   allowed inline script elements; `uploads`: address to which this page may upload pictures; `frames`: the only origins of frames, such as
 *   players of videos
 */
export const contentSecurityPolicy = (
  isSecure: boolean,
  { overrides = [], inline = [], uploads, frames = [] }: PolicyOptions = {},
): string => {
  const also = overrides.map((origin) => ` ${origin}`).join('');
  const sockets = overrides.map((origin) => ` ${origin.replace(/^http/, 'ws')}`).join('');
  return [
    "default-src 'self'",
    `${["script-src 'self'", ...inline].join(' ')}${also}`,
    `style-src 'self' 'unsafe-inline'${also}`,
    `img-src 'self' https: data:${also}`,
    `font-src 'self'${also}`,
    `connect-src 'self'${uploads ? ` ${uploads}` : ''}${also}${sockets}`,
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // A loopback address has no TLS to upgrade to; browsers let an https page load from it over http.
    ...(isSecure && overrides.length === 0 ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
};

/** Sets the security headers of every reply. */
export const securityHeaders = (isSecure: boolean): Middleware => {
  const headers = Object.entries({
    'content-security-policy': contentSecurityPolicy(isSecure),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'DENY',
    ...(isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  });
  return (ctx, next) => {
    for (const [name, value] of headers) ctx.res.setHeader(name, value);
    return next();
  };
};
