/**
 * Measures a phase of a test file for `npm run test:times`.
 * @param phase one of the columns in infra/tests/times-reporter.cjs
 */
export const measured = async <T>(phase: string, work: () => Promise<T>): Promise<T> => {
  const start = performance.now();
  try {
    return await work();
  } finally {
    performance.measure(phase, { start });
  }
};
