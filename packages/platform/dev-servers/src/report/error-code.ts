/**
 * The `code` of an error of Node or of a library: `ENOENT`, an exit code, an SQLSTATE. `instanceof Error` would be false
 * for Node's own errors inside the sandbox of Jest.
 */
export const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** Whether an error carries one of these codes. */
export const hasCode = (error: unknown, ...codes: (string | number)[]): boolean => {
  const code = codeOf(error);
  return codes.some((candidate) => candidate === code);
};

/** Some errors of the network, such as a refusal at both addresses of localhost, have a code and no message. */
export const messageOf = (error: unknown) =>
  error instanceof Error ? error.message || String(codeOf(error)) : String(error);
