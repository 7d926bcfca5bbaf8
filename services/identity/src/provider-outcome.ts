/** What a sign-in at the provider is compared with when it comes back. */
export interface Checks {
  state: string;
  nonce: string;
  verifier: string;
}

/** Why a provider named nobody. */
export type NoAnswer =
  /** The person, or the provider, stopped it. */
  | 'declined'
  /** The provider's answer is not one to trust. */
  | 'refused'
  | 'unavailable';

/** Why a sign-in at the provider led to no account. */
export type NoSignIn =
  | NoAnswer
  /** It took too long, was used already, or began in another browser. */
  | 'expired'
  /** The provider has not confirmed the person's address. */
  | 'no-email'
  /** An account has the address, and nobody has confirmed there that it is theirs. */
  | 'unconfirmed-account'
  /** The account is connected with another person of the provider. */
  | 'other-subject'
  | 'email-taken';

/** What became of it: somebody came in, a ticket to finish a new account, or why there is neither. */
export type ProviderOutcome<Came> =
  | { came: Came }
  | { ticket: string; email: string; firstName: string | null; lastName: string | null }
  | { refusal: NoSignIn };

/** Why an account of the provider was not connected with the own one. */
export type NoJoin =
  | NoAnswer
  /** It took too long, was used already, or began in another browser or with another account. */
  | 'expired'
  /** It opens another account here. */
  | 'joined-elsewhere'
  /** The own account got another one meanwhile. */
  | 'joined-already';
