const { mkdtempSync, readFileSync, rmSync, existsSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join, relative } = require('node:path');

/** Columns of the table, in the order of a file's phases. The other times are parts of these. */
const phases = [
  'loading modules',
  'beforeAll',
  'beforeEach',
  'tests',
  'afterEach',
  'afterAll',
  'starting servers',
  'migrating',
  'starting services',
  'waiting for effects',
  'idle',
  'processor',
];

const seconds = (ms) => (ms === undefined ? '' : (ms / 1000).toFixed(1));
const row = (cells) => `${cells.map((cell, index) => (index ? cell.padStart(9) : cell)).join(' ')}\n`;

/**
 * Prints where test files spend their time, slowest file first: `npm run test:times -- --selectProjects int`. "starting",
 * "migrating" and "waiting" are parts of the hooks and tests. "idle" is the time that a worker waited for servers, programs or
 * timers. "processor" is the processor time of the worker and of the programs that it started.
 */
module.exports = class TimesReporter {
  #folder = mkdtempSync(join(tmpdir(), 'test-times-'));
  #root;
  #levels = new Map();

  constructor({ rootDir }) {
    this.#root = rootDir;
    process.env.TEST_TIMES = join(this.#folder, 'files.jsonl');
  }

  onTestResult({ path }, { displayName, perfStats, testResults }) {
    const level = this.#levels.get(displayName.name) ?? [];
    const tests = testResults.reduce((sum, { duration }) => sum + (duration ?? 0), 0);
    level.push({
      path,
      total: perfStats.end - perfStats.loadTestEnvironmentStart,
      tests,
      count: testResults.length,
    });
    this.#levels.set(displayName.name, level);
  }

  onRunComplete() {
    const measured = existsSync(process.env.TEST_TIMES) ? readFileSync(process.env.TEST_TIMES, 'utf8') : '';
    const inside = new Map(
      measured
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
        .map((file) => [file.path, file]),
    );
    for (const [level, files] of this.#levels) {
      const rows = files.map((file) => ({ ...file, ...inside.get(file.path), total: file.total }));
      const used = phases.filter((phase) => rows.some((file) => file[phase] !== undefined));
      const sum = (name) => rows.reduce((total, file) => total + (file[name] ?? 0), 0);
      process.stdout.write(`\n${level}: ${rows.length} files, ${sum('count')} tests, seconds\n`);
      process.stdout.write(row(['', 'total', ...used.map((phase) => phase.slice(0, 9))]));
      process.stdout.write(
        row(['all files', seconds(sum('total')), ...used.map((phase) => seconds(sum(phase)))]),
      );
      for (const file of rows
        .sort((a, b) => b.total - a.total)
        .slice(0, Number(process.env.TEST_TIMES_ROWS ?? 40)))
        process.stdout.write(
          row([
            '',
            seconds(file.total),
            ...used.map((phase) => seconds(file[phase])),
            relative(this.#root, file.path),
          ]),
        );
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }
};
