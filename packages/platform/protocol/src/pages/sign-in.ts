/** Where a page asks who is signed in: GET answers the `User`, or 401 without a session. */
export const userPath = '/api/auth/user';

/** Cookie with a `SignInIntent` as percent-encoded JSON. Valid for ten minutes; the address of the sign-in page does not carry it. */
export const intentCookie = { name: 'intent', maxAgeSeconds: 600 } as const;

/** A signed-out user on a dashboard is sent to sign in after this time, ms. */
export const signInRedirectDelayMs = 500;
