/** Whether an error of node:fs, node:net or node:child_process carries one of these codes, such as `ENOENT`. */
export function hasCode(error: unknown, ...codes: string[]): boolean {
  // Not `instanceof Error`: under Jest, errors of Node's own modules come from another realm.
  return typeof error === 'object' && error !== null && 'code' in error && codes.includes(String(error.code));
}
