import { type Metrics, startConsumer } from '@setu/service-kit';
import type { Changes } from '../edge/cache/changes';
import { followChanges } from '../edge/cache/follow-changes';
import type { RequestCounts } from '../edge/limits/request-counts';
import { shareCounts } from '../edge/limits/share-counts';
import { announcementProblem } from '../edge/upstreams/announcement-problem';
import { followAnnouncements } from '../edge/upstreams/follow-announcements';
import { followNotifications } from '../marketplace/notifications/follow-notifications';
import { consumers } from '../marketplace/sessions/accounts.consumer';
import { brokerAccess } from '../process/env';
import { joinBroker } from '../process/join-broker';
import type { Registry } from '../releases/registry';
import type { GatewayDeps } from './deps';
import type { wireSessions } from './sessions';
import type { wireUpstreams } from './upstreams';

/** Calls of other parts to the broker. They do nothing until it is connected. */
export interface BrokerCalls {
  /** Asks all instances of services to announce themselves. */
  askInstances: () => void;
  /** Follows the events of newly known services. */
  followNewServices: () => void;
  /** Notifies the other gateways that sessions of a user ended. */
  notifyGateways: (userId: string) => void;
}

export const makeBrokerCalls = (): BrokerCalls => ({
  askInstances: () => undefined,
  followNewServices: () => undefined,
  notifyGateways: () => undefined,
});

interface Parts
  extends Pick<ReturnType<typeof wireSessions>, 'streams' | 'held' | 'checkSessions'>,
    Pick<ReturnType<typeof wireUpstreams>, 'instances'> {
  registry: Registry;
  requestCounts: RequestCounts;
  changes: Changes;
  metrics: Metrics;
  /** The functions are set when the broker is connected. */
  calls: BrokerCalls;
}

/** Connects to the broker, and subscribes to messages of other processes. */
export const wireBroker = (
  { environment, db, logger, tracing }: GatewayDeps,
  { registry, instances, requestCounts, changes, streams, held, checkSessions, metrics, calls }: Parts,
) => {
  const isReleased = (service: string) => registry.state().services.some(({ name }) => name === service);
  return joinBroker({
    access: brokerAccess(environment),
    logger,
    onJoined: (broker) => {
      registry.follow(broker);
      const stopSharing = shareCounts(broker, requestCounts, logger);
      const followed = followChanges({
        broker,
        services: () => [
          ...registry.state().services.map(({ name }) => name),
          ...instances.unreleased().keys(),
        ],
        changes,
        logger,
      });
      const notifications = followNotifications(broker, { streams, held, checkSessions, logger });
      const announcements = followAnnouncements({
        broker,
        instances,
        onRegistered: followed.followNew,
        problemOf: announcementProblem({
          needsHttps: environment.SERVICES_HTTPS,
          isDev: environment.DEV,
          isReleased,
        }),
        logger,
      });
      calls.followNewServices = followed.followNew;
      calls.notifyGateways = notifications.noteEnded;
      calls.askInstances = announcements.ask;
      const running = consumers.map((consumer) =>
        startConsumer({ service: 'gateway', consumer, db, broker, logger, metrics, tracing }),
      );
      return async () => {
        announcements.stop();
        followed.stop();
        notifications.stop();
        stopSharing();
        await Promise.all(running.map((consumer) => consumer.stop()));
      };
    },
  });
};
