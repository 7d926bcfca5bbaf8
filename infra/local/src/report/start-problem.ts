/**
 * Something that the person at the keyboard can fix: a taken port, a full disk, an unreachable server.
 * Its message is shown without a stack and says how to fix the problem.
 */
export class StartProblem extends Error {
  override name = 'StartProblem';
}
