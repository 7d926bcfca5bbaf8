/**
 * The health check of an image: exits with 1 while the process in the container does not answer. It does not check readiness: a process is
 * not ready without its database, and a restart would not help.
 */
const port = process.env.INTERNAL_PORT ?? process.env.PORT;
const answered = await fetch(`http://127.0.0.1:${port}/livez`, { signal: AbortSignal.timeout(2_000) }).catch(
  () => null,
);
process.exit(answered?.ok ? 0 : 1);
