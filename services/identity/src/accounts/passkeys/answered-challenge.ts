/** The challenge in a browser's answer; null when the answer cannot be read. */
export const answeredChallenge = (clientDataJSON: string): string | null => {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    // The answer may be any text.
    return null;
  }
};
