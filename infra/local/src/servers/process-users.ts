import { serviceNames } from '@setu/contracts';
import {
  askInstancesSubject,
  type BrokerPermissions,
  deploymentsSubject,
  instancesSubject,
  type ServiceName,
} from '@setu/protocol';
import { processPermissions } from '@setu/service-kit/broker-permissions';

/** Earlier releases get their replies below a prefix that they share. */
const sharedInbox = '_INBOX.>';

const alsoEarlier = ({ publish, subscribe }: BrokerPermissions): BrokerPermissions => ({
  publish,
  subscribe: [...subscribe, sharedInbox],
});

/**
 * A user of NATS for the gateway and for each service, by its name, whichever of their releases run.
 * @param services their names
 */
export const processUsers = (services: readonly string[]): Readonly<Record<string, BrokerPermissions>> =>
  Object.fromEntries(
    Object.entries(processPermissions(services as ServiceName[])).map(([name, permissions]) => [
      name,
      alsoEarlier(permissions),
    ]),
  );

/** The user of the program on a machine of a cluster that starts services: it follows what is live and what is ready. */
export const nodeUser = 'node';

/** The users of a cluster: those of the processes, and that of the machines that run them. */
export const clusterUsers: Readonly<Record<string, BrokerPermissions>> = {
  ...processUsers(serviceNames),
  [nodeUser]: { publish: [askInstancesSubject], subscribe: [deploymentsSubject, instancesSubject] },
};
