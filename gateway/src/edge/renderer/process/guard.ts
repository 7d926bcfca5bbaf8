import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import type { Writable } from 'node:stream';
import type { Logger } from '@setu/service-kit';

/** Reads the ids of running processes until its input closes, because the gateway has ended; then kills those processes. */
const script = `
pids=
while read -r verb pid; do
  case $verb in
    watch) pids="$pids $pid" ;;
    forget)
      others=
      for each in $pids; do [ "$each" = "$pid" ] || others="$others $each"; done
      pids=$others ;;
  esac
done
[ -z "$pids" ] || kill -9 $pids 2>/dev/null
`;

/**
 * Kills processes when this one has ended, even by SIGKILL. A process in an endless loop would not notice that its input
 * closed; a separate shell does.
 */
export interface Guard {
  watch: (pid: number) => void;
  /** Call it when the process has ended, because the system may reuse its id. */
  forget: (pid: number) => void;
  stop: () => void;
}

export const startGuard = (logger: Logger): Guard => {
  const watched = new Set<number>();
  let shell: ChildProcessByStdio<Writable, null, null> | null = null;
  let isStopped = false;
  const send = (verb: 'watch' | 'forget', pid: number) => shell?.stdin.write(`${verb} ${pid}\n`);

  const start = () => {
    const started = spawn('/bin/sh', ['-c', script], {
      cwd: '/',
      env: {},
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    shell = started;
    started.unref();
    (started.stdin as Socket).unref();
    started.stdin.on('error', () => undefined);
    started.on('error', (err) => {
      shell = null;
      logger.warn(
        { err },
        '/bin/sh could not be started, so a renderer in an endless loop would survive a killed gateway',
      );
    });
    started.on('exit', () => {
      shell = null;
      if (!isStopped) setTimeout(start, 1_000).unref();
    });
    for (const pid of watched) send('watch', pid);
  };
  start();

  return {
    watch: (pid) => {
      watched.add(pid);
      send('watch', pid);
    },
    forget: (pid) => {
      watched.delete(pid);
      send('forget', pid);
    },
    stop: () => {
      isStopped = true;
      shell?.stdin.end();
    },
  };
};
