import { endpoint, raw, storable } from '@setu/protocol';
import { z } from 'zod';
import { acceptedStates } from '../../market/places';
import { OptionalText, Text } from '../../values/text';
import { bareEmail, emailProblem } from '../../values/typed/email';
import { longestPhone, readPhone, withCountryCode } from '../../values/typed/phone';
import { CurrentUser } from '../current-user';
import { LinkToken } from './link-token';

/** An Indian mobile number in any usual format, as ten digits that begin with 6 to 9. */
export const Phone = z
  .string({ error: 'Enter a valid 10-digit mobile number' })
  .max(longestPhone, 'Enter one mobile number')
  .transform((typed, issues) => {
    const read = readPhone(typed);
    if ('phone' in read) return read.phone;
    issues.addIssue({ code: 'custom', message: read.problem, continue: true });
    return typed;
  });

/** The same, as `+91` and ten digits. */
export const IndianMobile = Phone.transform(withCountryCode);

/** An optional mobile number: absent, null and blank become null. */
export const OptionalPhone = z.preprocess(
  (value) => (typeof value === 'string' && value.trim() === '' ? null : (value ?? null)),
  Phone.nullable(),
);

/** An optional state or union territory of India, by the name in forms. */
export const OptionalState = z.preprocess(
  (value) => (value === '' || value === undefined ? null : value),
  z.enum(acceptedStates, { error: 'Choose a state or union territory' }).nullable(),
);

/** A typed or pasted email address, converted to lower case. */
export const Email = z
  .string({ error: 'Please enter a valid email address' })
  .max(500, 'Please enter one email address')
  .overwrite(bareEmail)
  .pipe(
    z
      .email({ error: ({ input }) => emailProblem(String(input)) })
      .max(254, 'Please enter a shorter email address'),
  )
  .transform((value) => value.toLowerCase());

/** Roles a person may register as. */
export const registerableRoles = ['investor', 'brand', 'agent'] as const;

/** Minimum number of characters of a password. */
export const passwordMinLength = 10;

/** Rules for a password that all calls share; each call adds its minimum length. */
export const Password = storable(
  z.string({ error: 'Password is required' }).max(200, 'Use at most 200 characters'),
  'A password',
);

export const Credentials = z.object({
  email: Email,
  password: Password.min(1, 'Password is required'),
});

/** Reply when the password is right and the account also requires an app's code. The ticket must be sent with the code. */
export const TwoStepTicket = z.object({ ticket: LinkToken });
export type TwoStepTicket = z.output<typeof TwoStepTicket>;

/** A ticked box of a form arrives as `on` or `true`. */
export const AcceptedTerms = z.preprocess(
  (value) => value === 'on' || value === 'true' || value === true,
  z.literal(true, { error: 'Accept the terms to create an account' }),
);

export const Registration = z.object({
  email: Email,
  password: Password.min(passwordMinLength, `Use at least ${passwordMinLength} characters`),
  firstName: Text(80, 'First name is required'),
  lastName: Text(80, 'Last name is required'),
  role: z.enum(registerableRoles, { error: 'Choose Investor, Brand or Agent' }),
  phone: OptionalPhone,
  city: OptionalText(80),
  state: OptionalState,
  /** Name on a brand's listings. Ignored for other roles. */
  brandName: OptionalText(120),
  acceptTerms: AcceptedTerms,
});
export type Registration = z.output<typeof Registration>;

/** The two forms of the sign-in page. */
export const signInForms = ['sign-in', 'register'] as const;

/** The fields of `intentCookie` for the sign-in page. */
export const Intent = z.object({
  /** The form that is shown first. By default the registration form if a role is given, otherwise the sign-in form. */
  form: z.enum(signInForms).optional(),
  role: z.enum(registerableRoles).optional(),
  /** Path on this site; checked on the server before use. */
  returnTo: z.string().max(2048).optional(),
});
export type Intent = z.output<typeof Intent>;

export const signInPage = endpoint({
  service: 'identity',
  method: 'GET',
  path: '/api/login',
  summary: 'Returns the page to sign in or create an account. It works without JavaScript.',
  access: 'public',
  response: { 200: raw('text/html') },
});

export const signIn = endpoint({
  service: 'identity',
  method: 'POST',
  path: '/api/login',
  summary:
    'Signs in. A JSON body answers 200 with the user, or 202 with a ticket for the code when the account has two-step verification; a form post answers 303 to the return path, or the page for the code.',
  access: 'public',
  accepts: 'json-or-form',
  body: Credentials,
  response: { 200: CurrentUser, 202: TwoStepTicket, 303: raw('text/html') },
  errors: ['validation_failed', 'invalid_credentials', 'account_suspended', 'too_many_requests'],
});

export const register = endpoint({
  service: 'identity',
  method: 'POST',
  path: '/api/register',
  summary:
    'Creates an account and signs in. A JSON body answers 201 with the user, a form post 303 to the return path.',
  access: 'public',
  accepts: 'json-or-form',
  body: Registration,
  creates: true,
  response: { 201: CurrentUser, 303: raw('text/html') },
  errors: ['validation_failed', 'email_taken', 'too_many_requests'],
});

export const signOutPage = endpoint({
  service: 'identity',
  method: 'GET',
  path: '/api/logout',
  summary:
    'Returns the page that asks whether to log out, or redirects a signed-out visitor to the landing page. It ends no session.',
  access: 'public',
  response: { 200: raw('text/html'), 303: raw('text/html') },
});

export const signOut = endpoint({
  service: 'identity',
  method: 'POST',
  path: '/api/logout',
  summary: 'Ends the session and redirects to the landing page. The gateway answers this navigation.',
  access: 'public',
  response: { 303: raw('text/html') },
});
