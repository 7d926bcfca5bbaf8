import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import {
  isServing,
  type Log,
  logToStderr,
  messageOf,
  portObstacle,
  type RunningServer,
  readyWithinMs,
  secondsSince,
  smallNode,
  superviseProcess,
} from '@setu/dev-servers';
import { pickMailPorts } from './mail-ports';
import { findMailProgram } from './mail-program';

const maxMails = 500;

/** How to run the mail server. */
export interface MailOptions {
  /** Contains the mail (mail) and logs/mail.log; created when missing. */
  dataDir: string;
  /** The preferred port of the mailbox page; another port when it is absent or taken. */
  pagePort?: number | undefined;
  /** The address at which it accepts mail; the loopback address when absent. */
  host?: string;
  /** Receives messages such as a restart after a crash; standard error when absent. */
  log?: Log;
  /** Called when the process id changes. */
  onChange?: () => void;
  /** When it is aborted, nothing is started. */
  signal?: AbortSignal;
}

/** A mail server that was started here. Its `url` has the scheme smtp. */
export interface RunningMail extends RunningServer {
  /** Address of the page that shows the mail. */
  readonly pageUrl: string;
}

/**
 * Starts a mail server. It accepts every mail, forwards none, and shows the newest 500 on a page. It restarts after a crash, and
 * keeps the mail between starts.
 *
 * This resolves before the server is ready, and a server that does not start is only logged: senders of mail retry
 * later.
 * @throws StartProblem when its package is not installed
 */
export const startMail = async (options: MailOptions): Promise<RunningMail> => {
  const { log = logToStderr, host = '127.0.0.1', signal } = options;
  const begin = Date.now();
  const dataDir = resolve(options.dataDir);
  const folder = join(dataDir, 'mail');
  const program = await findMailProgram();
  const ports = await pickMailPorts(options.pagePort);
  signal?.throwIfAborted();

  /** Logs why the server will not start. The server's own output is off, because it would contain the addresses of people. */
  const prepare = async () => {
    try {
      // Mail may contain links to reset a password.
      await mkdir(folder, { recursive: true, mode: 0o700 });
    } catch (error) {
      log(`mail cannot be stored in ${folder}: ${messageOf(error)}`);
    }
    for (const port of Object.values(ports))
      if (await portObstacle(port))
        log(`mail needs port ${port}, which another program uses. Stop that program.`);
  };

  const listenAt = (name: string, port: number) => [`--${name}`, String(port)];
  const server = superviseProcess({
    name: 'mail',
    command: process.execPath,
    args: [
      // It answers few requests, so its speed matters less.
      '--optimize-for-size',
      ...smallNode,
      program,
      ...listenAt('smtp', ports.smtp),
      ...['--ip', host],
      ...listenAt('web', ports.page),
      ...['--web-ip', '127.0.0.1'],
      ...['--mail-directory', folder],
      ...['--max-emails', String(maxMails)],
      '--silent',
    ],
    // It reads settings from files in its working directory and above, which must not make it send mail to real people.
    cwd: '/',
    env: { PATH: process.env.PATH },
    logFile: join(dataDir, 'logs', 'mail.log'),
    beforeStart: prepare,
    isReady: () => isServing(`http://127.0.0.1:${ports.page}`, '/api/healthz'),
    readyWithinMs,
    stopSignal: 'SIGTERM',
    stopWithinMs: 5_000,
    isServer: true,
    isInBackground: true,
    show: (line, from) => (from === 'stderr' ? line : undefined),
    log,
    onChange: options.onChange,
  });

  let isStopped = false;
  server.whenReady().then(
    () => log(`  mail       ready in ${secondsSince(begin)}`),
    (error: unknown) => {
      if (!isStopped)
        log(
          `${messageOf(error)}\nThe platform runs without its mail server, and mail waits until it starts.`,
        );
    },
  );
  return {
    url: `smtp://${host}:${ports.smtp}`,
    pageUrl: `http://localhost:${ports.page}`,
    get pid() {
      return server.pid;
    },
    stop: (how) => {
      isStopped = true;
      return server.stop(how);
    },
  };
};
