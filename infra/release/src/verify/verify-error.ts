/** Thrown when nothing could be verified. The message has the reason. */
export class VerifyError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'VerifyError';
  }
}
