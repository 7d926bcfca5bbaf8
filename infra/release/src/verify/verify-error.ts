/** Why nothing could be verified, for the person at the keyboard. */
export class VerifyError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'VerifyError';
  }
}
