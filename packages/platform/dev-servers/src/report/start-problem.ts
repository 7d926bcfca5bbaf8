/**
 * A problem that the operator can fix: a taken port, a full disk, an unreachable server. Its message is shown without a
 * stack and says how to fix it.
 */
export class StartProblem extends Error {
  override name = 'StartProblem';
}
