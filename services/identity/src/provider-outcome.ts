/** The values with which the answer of the provider is compared. */
export interface Checks {
  state: string;
  nonce: string;
  verifier: string;
}

/** Why a provider did not identify a person. */
export type NoAnswer =
  /** The person or the provider cancelled it. */
  | 'declined'
  /** The provider's answer is not trustworthy. */
  | 'refused'
  | 'unavailable';

/** Why a sign-in at the provider failed. */
export type NoSignIn =
  | NoAnswer
  /** It has expired, was already used, or began in another browser. */
  | 'expired'
  /** The provider has not confirmed the person's address. */
  | 'no-email'
  /** An account has the address, but the address is not confirmed there. */
  | 'unconfirmed-account'
  /** The account is connected with another person of the provider. */
  | 'other-subject'
  | 'email-taken';

/** The result: the signed-in user, a ticket to finish a new account, or the reason of the failure. */
export type ProviderOutcome<Came> =
  | { came: Came }
  | { ticket: string; email: string; firstName: string | null; lastName: string | null }
  | { refusal: NoSignIn };

/** Why an account of the provider was not connected with the caller's account. */
export type NoJoin =
  | NoAnswer
  /** It has expired, was already used, or began in another browser or with another account. */
  | 'expired'
  /** It is connected with another account. */
  | 'joined-elsewhere'
  /** The caller's account was connected with another one meanwhile. */
  | 'joined-already';
