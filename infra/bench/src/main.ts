import { benchApi } from './api';
import { benchKills } from './attack/kills';
import { benchMatrix } from './attack/matrix';
import { benchStrings } from './attack/strings';
import { benchHostile } from './hostile';
import { benchPage } from './page';
import { benchRelease } from './release';
import { benchReplace } from './replace';
import { benchStart } from './start';
import { benchStorm } from './storm';

const benches: Record<string, () => Promise<void>> = {
  /** From a bare clone to the first page, then a warm start. */
  start: benchStart,
  /** What a cold /franchises loads, and how deep its request chain goes. */
  page: benchPage,
  /** GET /api/franchises, direct and through the gateway, and pages. */
  api: benchApi,
  /** Promote and rollback until two gateways show it; the size of each remote's entry. */
  release: benchRelease,
  /** Calls that fail while a service is replaced under load, there and back. */
  replace: benchReplace,
  /** How much slower the listing becomes while a stranger repeats each costly call. */
  storm: benchStorm,
  /** Who gets what: every call and page by nine callers with own, foreign, absent and malformed ids. */
  matrix: benchMatrix,
  /** Hostile strings in every text field, query parameter and page. */
  strings: benchStrings,
  /** Writes acknowledged while every process is killed again and again: all are there afterwards. */
  kills: benchKills,
  /** What hostile server code of a remote gets, and how much it slows another remote's page. */
  hostile: benchHostile,
};

const main = async () => {
  const [name = ''] = process.argv.slice(2);
  const bench = benches[name];
  if (!bench) {
    process.stderr.write(`Usage: npm run bench -- ${Object.keys(benches).join(' | ')}\n`);
    process.exit(2);
  }
  await bench();
};

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
});
