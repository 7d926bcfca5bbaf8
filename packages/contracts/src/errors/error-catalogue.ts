import { callErrors, type ErrorEntry, registryErrors } from '@setu/protocol';

/**
 * Every machine-readable error code with its sentence. Code switches on the codes, never on a sentence.
 * `docs/errors.md` is generated from this file by `npm run docs:errors`.
 */
export const errorCatalogue = {
  ...callErrors,

  // Accounts
  invalid_credentials: {
    statuses: [401],
    sentence: 'Invalid email or password',
    cause: 'No account has this email address with this password.',
    cure: 'Correct them. Repeated failures slow down further tries for this account.',
  },
  invalid_link: {
    statuses: [400],
    sentence: 'This link does not work: it has expired or was used already. Ask for a new one.',
    cause: 'The token of a link was used, is too old, or was never given out.',
    cure: 'Ask for a new link.',
  },
  provider_expired: {
    statuses: [401],
    sentence: 'This took too long. Continue with your provider again.',
    cause: 'The ticket of a sign-in at a provider is too old, was used, or was never given out.',
    cure: 'Begin again on the sign-in page.',
  },
  provider_unavailable: {
    statuses: [503],
    sentence: 'The sign-in provider does not answer. Try again in a few minutes.',
    cause: 'The installation has no provider, or the provider does not answer.',
    cure: 'Try again later.',
  },
  provider_joined: {
    statuses: [409],
    sentence: 'An account of the provider is connected already. Remove it before you connect another one.',
    cause: 'The account is connected with an account of the provider.',
    cure: 'Remove the connection first, or load the page again.',
  },
  passkey_refused: {
    statuses: [401, 400],
    sentence: 'This passkey was not accepted. Sign in with your password.',
    cause:
      'The passkey opens no account here, its answer is for another site, its signature is wrong, or its counter went back, as that of a copy does.',
    cure: 'Sign in with the password. In the settings, remove the passkey and add it again.',
  },
  passkey_expired: {
    statuses: [401, 400],
    sentence: 'This took too long. Please try again.',
    cause:
      'The challenge that the passkey answered is too old, was answered already, or was never given out.',
    cure: 'Begin again with a new challenge.',
  },
  passkey_known: {
    statuses: [409],
    sentence: 'This passkey is in use already.',
    cause: 'An account has a passkey with the same credential id.',
    cure: 'Load the list again. Remove the passkey before the same authenticator makes another one.',
  },
  passkey_limit_reached: {
    statuses: [409],
    sentence: 'Your account has as many passkeys as it may have. Remove one before you add another.',
    cause: 'An account has ten passkeys at most.',
    cure: 'Remove a passkey first.',
  },
  passkey_not_found: {
    statuses: [404],
    sentence: 'This passkey no longer exists. Load the page again.',
    cause: 'The id is unknown, or the passkey belongs to somebody else.',
    cure: 'Load the list again.',
  },
  passkey_unavailable: {
    statuses: [503],
    sentence: 'Passkeys are not offered at this address.',
    cause:
      'Browsers make passkeys for a host name with https, or for `localhost`, and `PUBLIC_URL` is neither.',
    cure: 'Operators: give the platform a host name and https (see the runbook).',
  },
  two_step_expired: {
    statuses: [401],
    sentence: 'The sign-in took too long. Enter your password again.',
    cause: 'The ticket that the right password got is too old, was used, or was never given out.',
    cure: 'Sign in again from the start.',
  },
  two_step_on: {
    statuses: [409],
    sentence: 'Two-step verification is on already. Load the page again.',
    cause: 'Another tab or device turned it on meanwhile.',
    cure: 'Load the settings again. To use another app, turn it off first.',
  },
  two_step_needed: {
    statuses: [403],
    sentence:
      'Administrators need two-step verification here. Sign in on the website, turn it on in your settings, and log in again.',
    cause: 'The installation sets `ADMIN_MFA=required`, and the account has no two-step verification.',
    cure: 'Turn it on in the settings of the account.',
  },
  two_step_unavailable: {
    statuses: [503],
    sentence: 'Two-step verification is not offered at the moment.',
    cause: 'The installation names no key for the secrets of authenticator apps.',
    cure: 'Operators: set `TWO_STEP_KEY` of identity (see the runbook).',
  },
  meeting_not_found: {
    statuses: [404],
    sentence: 'This meeting no longer exists, or has no time.',
    cause: 'The inquiry has no meeting with this id, or a calendar file was asked of one without a time.',
    cure: 'Read the meetings of the inquiry again.',
  },
  note_limit_reached: {
    statuses: [409],
    sentence: 'This inquiry has the most notes that are possible. Delete one first.',
    cause: 'A brand adds a note to an inquiry with 100 notes.',
    cure: 'Delete a note that is not needed any more.',
  },
  meeting_waits: {
    statuses: [409],
    sentence: 'Another proposal waits for an answer. Withdraw it, or wait.',
    cause: 'One proposal of an inquiry waits at a time.',
    cure: 'Cancel your own proposal first, or decide about that of the other side.',
  },
  meeting_decided: {
    statuses: [409],
    sentence: 'This meeting has been decided meanwhile, or is not yours to decide.',
    cause: 'The other side decided first, or the person decides about their own proposal.',
    cure: 'Read the meetings of the inquiry again.',
  },
  team_owner_only: {
    statuses: [403],
    sentence: 'Only the owner of the account can do that.',
    cause: 'A member of a team tried to change the team.',
    cure: 'Ask the owner of the brand’s account.',
  },
  team_full: {
    statuses: [409],
    sentence: 'Your team is full. Remove a member or an invitation first.',
    cause: 'A brand has as many members and open invitations as it may have.',
    cure: 'Remove one of them.',
  },
  email_unconfirmed: {
    statuses: [409],
    sentence:
      'Confirm your own email address first, by the link in our mail. Your settings send another one.',
    cause:
      'A person whose address is not confirmed tried to add a way into the account, or to send mail to another address.',
    cure: 'Open the link in the mail “Confirm your email address”; the settings send another one.',
  },
  push_unavailable: {
    statuses: [503],
    sentence: 'This browser cannot get notifications from us. The bell and mail notify you as before.',
    cause:
      'The installation has no key for push messages, or does not know the push service that the browser named.',
    cure: 'Operators: set `VAPID_PRIVATE_KEY` of identity; a push service of another maker is added by `PUSH_SERVICES` (see the runbook).',
  },
  mail_unavailable: {
    statuses: [503],
    sentence: 'We cannot send mail at the moment. Write to us with the contact form.',
    cause: 'The installation names no mail server, so no link can be sent.',
    cure: 'Operators: set `SMTP_URL` of identity (see the runbook).',
  },
  phone_code_unavailable: {
    statuses: [503],
    sentence: 'We cannot send text messages at the moment, so phone numbers cannot be confirmed.',
    cause: 'The installation names no gateway for text messages.',
    cure: 'Operators: set `SMS_URL` and `SMS_TOKEN` of identity (see the runbook).',
  },
  account_suspended: {
    statuses: [403],
    sentence:
      'Your account is suspended. Write to us with the contact form if this is a mistake or you have corrected it.',
    cause: 'An administrator suspended the account; the detail gives the date and the reason.',
    cure: 'An administrator can restore the account.',
  },
  user_not_found: {
    statuses: [404],
    sentence: 'This user does not exist.',
    cause: 'No account has this id.',
    cure: 'Load the list of users again.',
  },
  email_taken: {
    statuses: [409],
    sentence: 'There is an account with this email address already. Log in instead.',
    cause: 'Somebody registers an address that is registered.',
    cure: 'Log in, or register another address.',
  },
  user_unconfirmed: {
    statuses: [409],
    sentence:
      'This person has not confirmed their email address. Ask them to open the link in our mail, or to choose a new password.',
    cause:
      'An administrator gives the role of an administrator to an account whose address may belong to somebody else.',
    cure: 'The person opens the link in the mail “Confirm your email address”, or chooses a new password with “Forgot password?”.',
  },
  last_admin: {
    statuses: [409],
    sentence: 'This is the last administrator. Make somebody else an administrator first.',
    cause: 'The change would leave the platform without an administrator.',
    cure: 'Give another user the role first.',
  },
  own_account: {
    statuses: [409],
    sentence: 'This is your own account. Ask another administrator to do this.',
    cause: 'An administrator tries to suspend the own account, or to turn its two-step verification off.',
    cure: 'Let another administrator do it.',
  },

  // Listings
  franchise_not_found: {
    statuses: [404],
    sentence: "The franchise opportunity you're looking for doesn't exist or has been removed.",
    cause: 'The id is unknown, belongs to somebody else, or the listing is hidden or inactive.',
    cure: 'Load the list again.',
  },
  illustration_not_found: {
    statuses: [404],
    sentence: 'This drawing does not exist.',
    cause: 'The address names a drawing or a variant that the release does not have.',
    cure: 'Load the listing again: its `illustration` has the address.',
  },
  property_not_found: {
    statuses: [404],
    sentence: "The property you're looking for doesn't exist or has been removed.",
    cause: 'The id is unknown, belongs to somebody else, or the property is hidden or not available.',
    cure: 'Load the list again.',
  },
  requirement_not_found: {
    statuses: [404],
    sentence: "The property requirement you're looking for doesn't exist or has been removed.",
    cause:
      'The id is unknown, belongs to another brand, or the requirement is hidden, inactive or fulfilled.',
    cure: 'Load the list again.',
  },
  listing_not_found: {
    statuses: [404],
    sentence: 'This listing does not exist.',
    cause:
      'An administrator moderates a listing whose id is unknown, or somebody reports a listing that they cannot see.',
    cure: 'Load the list again.',
  },
  listing_changed: {
    statuses: [409],
    sentence: 'The listing was changed while you read it. Load it again.',
    cause: 'An administrator decides the review of a listing that its owner changed since it was read.',
    cure: 'Load the list again, and decide about what the listing shows now.',
  },
  report_not_found: {
    statuses: [404],
    sentence: 'This report does not exist.',
    cause: 'An administrator decides a report whose id is unknown.',
    cure: 'Load the list again.',
  },
  upload_not_found: {
    statuses: [404],
    sentence: 'This upload does not exist any more. Add the file again.',
    cause: 'The id is unknown, the upload was cancelled or is too old, or it belongs to another account.',
    cure: 'Announce the file again.',
  },
  upload_ended: {
    statuses: [409],
    sentence: 'This upload has already ended. Add the file again.',
    cause: 'Bytes are sent for an upload that was already checked.',
    cure: 'Announce the file again.',
  },
  upload_incomplete: {
    statuses: [409],
    sentence: 'The file did not arrive whole. Try again.',
    cause: 'Fewer or more bytes arrived than were announced.',
    cure: 'Send all bytes again, then complete the upload.',
  },
  upload_limit_reached: {
    statuses: [409],
    sentence:
      'Your account has the most pictures and PDFs that one account may have. Remove some from your listings.',
    cause: 'An account announces more pictures and PDFs than the limit.',
    cure: 'Cancel uploads that are not needed, or wait until unused files are removed.',
  },
  uploads_unavailable: {
    statuses: [503],
    sentence: 'Files cannot be uploaded at the moment. Try again in a few minutes.',
    cause: 'The store of uploads is not configured, or does not answer.',
    cure: 'Set `UPLOADS` of the content service, and check the store.',
  },
  franchise_draft_not_found: {
    statuses: [404],
    sentence: 'There is no such draft.',
    cause: 'The draft was deleted or published, or it belongs to another brand.',
    cure: 'Read the list of your drafts again.',
  },
  franchise_draft_changed: {
    statuses: [409],
    sentence: 'This draft was saved in another window meanwhile.',
    cause: 'The draft was saved since the time that `basedOn` names, by another tab or person of the brand.',
    cure: 'Read the draft, apply your changes to it, and save it with its new `updatedAt`.',
  },
  franchise_draft_limit_reached: {
    statuses: [409],
    sentence: 'You have the most drafts that one account may have. Publish or delete one first.',
    cause: 'A brand saves another draft of a franchise than the limit allows.',
    cure: 'Publish or delete a draft.',
  },
  listing_limit_reached: {
    statuses: [409],
    sentence:
      'Your account has the most listings that one account may have. Change one that you no longer need.',
    cause: 'An account creates more listings of one kind than the limit.',
    cure: 'Update an existing listing.',
  },

  brand_not_found: {
    statuses: [404],
    sentence: "The brand you're looking for doesn't exist or lists no franchise any more.",
    cause: 'No brand with a listed franchise has an id that ends like the address.',
    cure: 'Search for the name of the brand.',
  },

  // Franchisees and their reviews
  proof_not_found: {
    statuses: [404],
    sentence: 'This person does not ask for a confirmation any more. Load the page again.',
    cause: 'The id is unknown, belongs to a franchise of another brand, or the account was deleted.',
    cure: 'Load the list again.',
  },
  proof_decided: {
    statuses: [409],
    sentence: 'This was decided already. Load the page again.',
    cause:
      'A proof that was accepted is sent again, or the state of a proof does not allow the decision: what is withdrawn stays withdrawn.',
    cure: 'Load the page again. To change a decision that is final, write to the administrators.',
  },
  administrator_decides: {
    statuses: [409],
    sentence:
      'Only an administrator can decide this, because the person sent the agreement or has written a review.',
    cause:
      'A brand declines a franchisee who sent the agreement, or whom it confirmed earlier and who has written a review since.',
    cure: 'Wait for the decision about the agreement, or report the review.',
  },
  agreement_missing: {
    statuses: [409],
    sentence: 'This person sent no agreement, so only the brand can confirm the outlet.',
    cause: 'An administrator accepts a franchisee who sent no agreement to check.',
    cure: 'Leave the decision to the brand, or decline with a reason that asks for the agreement.',
  },
  not_proven_franchisee: {
    statuses: [403],
    sentence: 'Only people who were proven to run an outlet of this franchise can review it.',
    cause: 'The caller has no proof for the franchise, it was not decided yet, or it was withdrawn.',
    cure: 'Ask the brand to confirm the outlet, or send the agreement.',
  },
  already_reviewed: {
    statuses: [409],
    sentence: 'You have reviewed this franchise. Delete that review to write another one.',
    cause: 'A franchisee reviews a franchise a second time.',
    cure: 'Delete the earlier review first.',
  },
  review_not_found: {
    statuses: [404],
    sentence: 'This review does not exist any more.',
    cause:
      'The id is unknown, the review was deleted or hidden, or it is about a franchise of another brand.',
    cure: 'Load the list again.',
  },
  already_answered: {
    statuses: [409],
    sentence: 'Your brand has answered this review. A review has one answer.',
    cause: 'A brand answers a review a second time.',
    cure: 'None is needed.',
  },

  // Inquiries
  receiver_not_owner: {
    statuses: [400],
    sentence: 'This listing belongs to somebody else.',
    cause: '`toUserId` is not the owner of the listing.',
    cure: 'Send the id of the owner.',
  },
  own_listing: {
    statuses: [400],
    sentence: 'This listing is your own.',
    cause: 'A user sends an inquiry about an own listing.',
    cure: 'Choose a listing of somebody else.',
  },
  inquiry_not_found: {
    statuses: [404],
    sentence: 'This inquiry does not exist.',
    cause: 'The id is unknown, or the caller is neither the sender nor the receiver.',
    cure: 'Load the list of inquiries again.',
  },
  message_not_found: {
    statuses: [404],
    sentence: 'This message does not exist.',
    cause: 'Somebody reports a message whose id is not in the conversation, or one of their own.',
    cure: 'Load the messages again.',
  },
  status_not_allowed: {
    statuses: [409],
    sentence: 'The status cannot change like this.',
    cause:
      'The state machine of an inquiry or an assignment has no such transition; the detail names both statuses.',
    cure: 'Load the inquiry or assignment again and choose one of its next statuses.',
  },
  already_offered: {
    statuses: [409],
    sentence: 'You have made an offer to this requirement. Withdraw it to make another.',
    cause: 'An agent has an open offer to the same requirement.',
    cure: 'Withdraw the open offer first.',
  },
  receiver_suspended: {
    statuses: [409],
    sentence: 'The account of the other side is suspended or was deleted, so it receives no messages.',
    cause: 'The receiver of a reply is suspended, or deleted the account.',
    cure: 'Wait until an administrator restores the account.',
  },
  inquiry_limit_reached: {
    statuses: [429],
    sentence: 'You have sent the most inquiries that are possible in 24 hours. Try again later.',
    cause: 'A user sends more inquiries in 24 hours than the limit.',
    cure: 'Wait as long as `Retry-After` says.',
  },
  saved_reply_not_found: {
    statuses: [404],
    sentence: 'This saved reply was deleted. Open the list again.',
    cause: 'A brand changes a saved reply that does not exist, or is another brand’s.',
    cure: 'Read the list of saved replies again.',
  },
  saved_reply_limit_reached: {
    statuses: [409],
    sentence: 'You have the most saved replies that one brand may have. Delete or change one first.',
    cause: 'A brand saves another reply than the limit allows.',
    cure: 'Delete or change a saved reply.',
  },
  webhook_exists: {
    statuses: [409],
    sentence: 'Your brand has a webhook already. Change its address instead.',
    cause: 'A brand creates a second webhook.',
    cure: 'Read the webhook, and change or delete it.',
  },
  webhook_not_found: {
    statuses: [404],
    sentence: 'Your brand has no webhook any more. Add one first.',
    cause: 'A brand changes or tests a webhook that does not exist.',
    cure: 'Create the webhook.',
  },
  webhook_off: {
    statuses: [409],
    sentence: 'Your webhook is turned off. Turn it on first.',
    cause: 'A brand retries a delivery of a webhook that is turned off.',
    cure: 'Turn the webhook on, then retry.',
  },
  webhook_delivery_not_found: {
    statuses: [404],
    sentence: 'This delivery is no longer in the log. Open the list again.',
    cause: 'A brand retries a delivery that was removed, succeeded, or is another brand’s.',
    cure: 'Read the list of deliveries again.',
  },

  // Agents
  profile_not_found: {
    statuses: [404],
    sentence: 'There is no agent profile here yet.',
    cause: 'The user has not created an agent profile.',
    cure: 'Create the profile first.',
  },
  assignment_not_found: {
    statuses: [404],
    sentence: 'This assignment does not exist.',
    cause: 'The id is unknown, or the caller is neither its agent nor its brand.',
    cure: 'Load the list of assignments again.',
  },
  offer_not_found: {
    statuses: [404],
    sentence: 'This agent has no open offer to accept.',
    cause: 'The agent made no offer to the requirement, or withdrew it, or it was declined.',
    cure: 'Load the offers again.',
  },
  profile_exists: {
    statuses: [409],
    sentence: 'You have a profile already. Change that one.',
    cause: 'An agent creates a second profile.',
    cure: 'Update the existing profile.',
  },
  requirement_taken: {
    statuses: [409],
    sentence: 'An agent works on this requirement already. Confirm that assignment first.',
    cause: 'A brand accepts a second offer while an assignment is open.',
    cure: 'Confirm the completion of the open assignment first.',
  },
  agent_suspended: {
    statuses: [409],
    sentence: 'The account of this agent is suspended or was deleted, so the offer cannot be accepted.',
    cause: 'A brand accepts the offer of an agent who is suspended or deleted the account.',
    cure: 'Wait until an administrator restores the account, or accept another offer.',
  },

  // Site copy
  content_not_found: {
    statuses: [404],
    sentence: 'This entry does not exist or has been deleted.',
    cause: 'The id of the entry is unknown.',
    cure: 'Load the list again.',
  },
  key_exists: {
    statuses: [409],
    sentence: 'Key already exists',
    cause: 'Another entry of the site copy has the same key.',
    cure: 'Choose another key.',
  },
  restore_expired: {
    statuses: [409],
    sentence: 'This was deleted more than ten minutes ago and cannot be restored.',
    cause: 'The time to restore a deleted entry is over.',
    cure: 'Create the entry again.',
  },

  ...registryErrors,
} as const satisfies Readonly<Record<string, ErrorEntry>>;

/** A machine-readable reason of a problem document: `ErrorCode` of `@setu/protocol`. */
export type CatalogueCode = keyof typeof errorCatalogue;

/** All codes, in the order of the catalogue. */
export const errorCodes = Object.keys(errorCatalogue) as readonly CatalogueCode[];
