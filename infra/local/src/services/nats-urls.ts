/**
 * The address of NATS for each process: its own setting with its login, such as `CATALOG_NATS_URL`, or the common one.
 * @param names of services, and `gateway`
 */
export const natsUrlsOf = (
  env: NodeJS.ProcessEnv,
  names: readonly string[],
  shared: string,
): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, env[`${name.toUpperCase()}_NATS_URL`] || shared]));
