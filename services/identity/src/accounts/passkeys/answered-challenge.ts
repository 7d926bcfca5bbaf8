/** The challenge that a browser says it has answered; null when its answer cannot be read. */
export const answeredChallenge = (clientDataJSON: string): string | null => {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    // Anybody may send anything.
    return null;
  }
};
