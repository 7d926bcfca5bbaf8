/** Path of the signed-in user: GET returns the `User`, or 401 without a session. */
export const userPath = '/api/auth/user';

/** Cookie with a `SignInIntent` as percent-encoded JSON. Valid for ten minutes; the address of the sign-in page does not contain it. */
export const intentCookie = { name: 'intent', maxAgeSeconds: 600 } as const;

/** Delay before a signed-out user on a dashboard is redirected to sign in, ms. */
export const signInRedirectDelayMs = 500;
