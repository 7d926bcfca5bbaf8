/** The user handle by which authenticators store the account of a passkey: the 16 bytes of its id, without personal data. */
export const userHandleOf = (userId: string): string =>
  Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url');
