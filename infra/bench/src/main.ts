import { benchApi } from './api';
import { benchFaults } from './attack/faults';
import { benchKills } from './attack/kills';
import { benchMailKills } from './attack/mail-kills';
import { benchMatrix } from './attack/matrix';
import { benchSlowClients } from './attack/slow-clients';
import { benchStrings } from './attack/strings';
import { benchBesideNext } from './beside-next/beside-next';
import { benchEvents } from './events';
import { benchHostile } from './hostile';
import { benchLab } from './lab';
import { benchLoad } from './load/load';
import { benchMixed } from './load/mixed';
import { benchNginx } from './nginx';
import { benchNotifications } from './notifications';
import { benchMoves } from './page/moves';
import { benchPage } from './page/page';
import { benchTaps } from './page/taps';
import { benchRelease } from './release';
import { benchReplace } from './replace';
import { benchRest } from './rest';
import { benchRestore } from './restore';
import { benchScale } from './scale/scale';
import { benchStart } from './start';
import { benchStorm } from './storm';
import { benchTraces } from './traces';
import { benchUpload } from './upload';

interface Bench {
  about: string;
  /** @param args arguments after the name of the bench */
  run: (args: readonly string[]) => Promise<void>;
}

const benches: Readonly<Record<string, Bench>> = {
  start: {
    about:
      'From a bare clone: npm ci, the first and a later start, memory and processor time at rest, beside the last figures; --write.',
    run: benchStart,
  },
  page: {
    about:
      'JavaScript and paints of a cold /franchises beside the same sources as one bundle; number of rounds as argument.',
    run: benchPage,
  },
  taps: {
    about:
      'A tap at 20 moments of a cold load on a slow phone, on six screens: when it is shown and answered; address of a platform.',
    run: benchTaps,
  },
  moves: {
    about:
      'Moves inside the product on a slow phone: first content, complete content, long tasks, layout shift; addresses of platforms.',
    run: benchMoves,
  },
  'beside-next': {
    about:
      'Paints, bytes and pages a second of listing, franchise and dashboard beside plain pages of Next.js; number of rounds.',
    run: benchBesideNext,
  },
  lab: {
    about:
      'Paint, long tasks and scripts of a canary beside the live release, reported to the running registry: <front end>.',
    run: benchLab,
  },
  api: {
    about: 'Latency and throughput of GET /api/franchises, direct and through the gateway, and of pages.',
    run: benchApi,
  },
  nginx: {
    about:
      'Requests a second of a stored page and of proxied calls, beside nginx with the same work; number of rounds.',
    run: benchNginx,
  },
  events: {
    about:
      'Events a second of relay and consumers, and 201 until visible elsewhere; also of other checkouts: [folder …].',
    run: benchEvents,
  },
  notifications: {
    about: 'A reply until it is on the stream of the other side; memory and delivery of 500 streams.',
    run: benchNotifications,
  },
  release: {
    about: 'Time of a promotion and a rollback until two gateways show it; size of each remote.',
    run: benchRelease,
  },
  replace: { about: 'Calls that fail while a service is replaced under load.', run: benchReplace },
  rest: {
    about:
      'Memory and processor time of the platform that runs here, while nobody uses it: [data folder] [seconds].',
    run: benchRest,
  },
  restore: {
    about:
      'Seconds to back up and restore a database of a gigabyte, and to compare every table; RESTORE_ROWS.',
    run: benchRestore,
  },
  scale: {
    about:
      'Times of lists, filters and searches at a million rows compared with a thousand; a service as argument.',
    run: benchScale,
  },
  storm: {
    about: 'How much slower the listing becomes while another client repeats each costly call.',
    run: benchStorm,
  },
  traces: {
    about:
      'A listing and a change of a franchise with and without exported traces; number of rounds, share of recorded traces.',
    run: benchTraces,
  },
  upload: {
    about: 'Time and bytes of each size of a 12-megapixel photo, and what other calls notice of it.',
    run: benchUpload,
  },
  matrix: {
    about: 'Access of nine callers to every endpoint and page, with own, foreign, missing and malformed ids.',
    run: benchMatrix,
  },
  strings: { about: 'Hostile strings in every text field, query parameter and page.', run: benchStrings },
  'slow-clients': {
    about: 'What 100, 500 and 2,000 clients that send or take a byte a second cost the others.',
    run: benchSlowClients,
  },
  'mail-kills': {
    about: 'A thousand mails while the process that sends them is killed again and again.',
    run: benchMailKills,
  },
  kills: {
    about: 'Acknowledged writes must survive while every process is killed again and again.',
    run: benchKills,
  },
  faults: {
    about:
      'Acknowledged writes must survive faults of a cluster: hosts, gateways, services, NATS, databases; number of faults.',
    run: benchFaults,
  },
  load: {
    about:
      'Listings a second by one, two and four instances of the catalog, and simulated for bigger installations.',
    run: benchLoad,
  },
  mixed: {
    about:
      'The highest rate of stored pages, calls, signed-in pages and writes with a p99 of 300 ms; also of other checkouts: [folder …].',
    run: benchMixed,
  },
  hostile: {
    about: "What a remote's hostile server code can do, and how much it slows another remote's page.",
    run: benchHostile,
  },
};

const usage = [
  'Usage: npm run bench -- <name>',
  ...Object.entries(benches).map(([name, { about }]) => `  ${name.padEnd(8)} ${about}`),
].join('\n');

const main = async () => {
  const [name = '', ...args] = process.argv.slice(2);
  const bench = benches[name];
  if (!bench) {
    process.stderr.write(`${usage}\n`);
    process.exit(2);
  }
  await bench.run(args);
};

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
});
