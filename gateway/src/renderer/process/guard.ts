import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import type { Writable } from 'node:stream';
import type { Logger } from '@setu/service-kit';

/** Reads which processes there are until its input ends, which is when the gateway has ended; then ends them. */
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
 * Ends processes when this one has ended, however it did, SIGKILL included. A process that loops would not notice that
 * its input closed; a shell beside it does.
 */
export interface Guard {
  watch: (pid: number) => void;
  /** To be called when the process has ended: its id may be given to another one. */
  forget: (pid: number) => void;
  stop: () => void;
}

export const startGuard = (logger: Logger): Guard => {
  const watched = new Set<number>();
  let shell: ChildProcessByStdio<Writable, null, null> | null = null;
  let isStopped = false;
  const tell = (verb: 'watch' | 'forget', pid: number) => shell?.stdin.write(`${verb} ${pid}\n`);

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
      logger.warn({ err }, 'Without /bin/sh a renderer that loops outlives a gateway that is killed.');
    });
    started.on('exit', () => {
      shell = null;
      if (!isStopped) setTimeout(start, 1_000).unref();
    });
    for (const pid of watched) tell('watch', pid);
  };
  start();

  return {
    watch: (pid) => {
      watched.add(pid);
      tell('watch', pid);
    },
    forget: (pid) => {
      watched.delete(pid);
      tell('forget', pid);
    },
    stop: () => {
      isStopped = true;
      shell?.stdin.end();
    },
  };
};
