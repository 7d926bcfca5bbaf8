/** The settings of a process are invalid. The message lists every problem, without values of secrets. */
export class SettingsError extends Error {
  constructor(problems: readonly string[]) {
    const count = problems.length === 1 ? 'A setting is' : `${problems.length} settings are`;
    const lines = problems.map((problem) => `- ${problem}`);
    super([`${count} not valid:`, ...lines, 'docs/configuration.md explains every setting.'].join('\n'));
  }
}
