/** How authenticators store the account of a passkey: the 16 bytes of its id, which say nothing about the person. */
export const userHandleOf = (userId: string): string =>
  Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url');
