import type { RunningNats, RunningServer, SupervisedProcess } from '@setu/dev-servers';
import type { RunFile } from './data-folder/run-file';
import type { RunningMail } from './servers/mail/start-mail';
import type { Observing } from './servers/observe/start-observing';
import type { DatabaseServer } from './servers/open-servers';
import type { LiveServices } from './services/live-services';

interface Stoppable {
  stop: () => Promise<void>;
}

/** The running parts of the platform. The start sets the fields one after another. */
export interface PlatformParts {
  postgres?: DatabaseServer;
  nats?: RunningServer | RunningNats;
  /** The mail server of `SMTP_URL`, or our own. */
  mail?: RunningServer | RunningMail;
  services?: LiveServices;
  gateway?: SupervisedProcess;
  observing?: Observing;
  watchers: Stoppable[];
}

/** Stops the parts, the newest first. A failure does not prevent the other stops; it is thrown at the end. */
export const stopParts = async ({
  postgres,
  nats,
  mail,
  services,
  gateway,
  observing,
  watchers,
}: PlatformParts): Promise<void> => {
  const failures: unknown[] = [];
  for (const layer of [[...watchers, observing], [gateway], [services], [nats, mail], [postgres]]) {
    const outcomes = await Promise.allSettled(layer.map((part) => part?.stop()));
    failures.push(...outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : [])));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be stopped');
};

/** The running processes, for run.json. */
export const describeParts = (
  { postgres, nats, mail, services, gateway, observing }: PlatformParts,
  publicUrl: string,
  internalPort: number,
): RunFile => ({
  gateway: { pid: gateway?.pid, url: publicUrl, internalUrl: `http://127.0.0.1:${internalPort}` },
  ...(services?.processes() ?? { services: {}, otherInstances: [] }),
  postgres: { pid: postgres?.pid, url: postgres?.url ?? '' },
  nats: { pid: nats?.pid, url: nats?.url ?? '' },
  ...(mail && 'pageUrl' in mail && { mail: { url: mail.pageUrl, smtp: mail.url } }),
  ...(observing && { prometheus: { pid: observing.prometheus.pid, url: observing.prometheus.url } }),
  ...(observing?.grafana && { grafana: { pid: observing.grafana.pid, url: observing.grafana.url } }),
});
