/**
 * Something the person at the keyboard can put right: a taken port, a full disk, an unreachable server.
 * Its message is shown as it is, without a stack, and says the way out.
 */
export class StartProblem extends Error {
  override name = 'StartProblem';
}
