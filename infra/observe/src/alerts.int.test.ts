import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { alertCases } from '../test/alert-cases';
import { findPrometheusProgram } from '../test/prometheus-program';
import { renderInto } from './render';
import { alerts, anchorOf } from './rule-groups';

let folder: string;
let rulesFile: string;
let promtool: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'franchisesetu-alerts-'));
  renderInto(join(folder, 'rendered'));
  rulesFile = join(folder, 'rendered/rules.yaml');
  promtool = findPrometheusProgram('promtool');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs promtool. @throws Error with its output when it fails */
const run = (...args: string[]): void => {
  try {
    execFileSync(promtool, args, { stdio: 'pipe' });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: Buffer; stderr?: Buffer };
    throw new Error(`promtool ${args[0]} ${args[1]} failed:\n${stdout ?? ''}${stderr ?? String(error)}`);
  }
};

const labelText = (labels: Readonly<Record<string, string>>): string =>
  `{${Object.entries(labels)
    .map(([label, value]) => `${label}="${value}"`)
    .join(', ')}}`;

/** Builds a test file for promtool: the alert fires with these labels, or does not fire. */
const testOf = (name: string, situation: 'fires' | 'silent'): string => {
  const found = alertCases[name];
  if (!found) throw new Error(`There is no case for ${name} in test/alert-cases.ts`);
  const { series, at } = found[situation];
  const expected = [{ labels: labelText(found.labels), value: 1 }];
  return stringify({
    rule_files: [rulesFile],
    // Steps of five minutes are enough, and each step is slow: it computes shares over days.
    evaluation_interval: at.endsWith('h') ? '5m' : '1m',
    tests: [
      {
        interval: '1m',
        input_series: Object.entries(series).map(([one, values]) => ({ series: one, values })),
        promql_expr_test: [
          {
            expr: `count by (${Object.keys(found.labels).join(', ')}) (ALERTS{alertname="${name}",alertstate="firing"})`,
            eval_time: at,
            exp_samples: situation === 'fires' ? expected : [],
          },
        ],
      },
    ],
  });
};

test('Prometheus accepts the rules', () => run('check', 'rules', rulesFile));

describe.each(alerts)('$name', (alert) => {
  test.each([
    ['fires when what it is about happens', 'fires'],
    ['is silent when something similar happens', 'silent'],
  ] as const)('%s', (_title, situation) => {
    const file = join(folder, `${alert.name}-${situation}.yaml`);
    writeFileSync(file, testOf(alert.name, situation));
    run('test', 'rules', file);
  });
});

test('every case belongs to an alert', () => {
  expect(Object.keys(alertCases).sort()).toEqual(alerts.map(({ name }) => name).sort());
});

describe('the runbook', () => {
  const runbook = readFileSync(join(__dirname, '../../../docs/runbook.md'), 'utf8');
  const [, chapter = ''] = /^## Alerts\n([\s\S]*?)(?=^## )/m.exec(runbook) ?? [];
  const sections = new Map(
    chapter
      .split(/^### /m)
      .slice(1)
      .map((section) => [section.split('\n')[0] ?? '', section] as const),
  );

  test('it has a section for each alert and no other section', () => {
    expect([...sections.keys()].sort()).toEqual(alerts.map(({ name }) => name).sort());
  });

  test.each(alerts)('$name: the section explains what it means, what to check and what to do', ({ name }) => {
    const section = sections.get(name) ?? '';
    for (const part of ['What it means', 'What to look at', 'What to do'])
      expect(section).toMatch(new RegExp(`^- \\*\\*${part}\\.\\*\\* \\S.{20,}`, 'm'));
  });

  test('the address in each alert links to its section', () => {
    const rules = readFileSync(rulesFile, 'utf8');
    for (const alert of alerts) expect(rules).toContain(`/runbook#${anchorOf(alert)}\n`);
  });
});
