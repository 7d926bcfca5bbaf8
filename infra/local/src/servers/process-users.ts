import { serviceNames } from '@setu/contracts';
import {
  askInstancesSubject,
  type BrokerPermissions,
  deploymentsSubject,
  instancesSubject,
  type ServiceName,
} from '@setu/protocol';
import { processPermissions } from '@setu/service-kit/broker-permissions';

/** Earlier releases receive their replies below a shared prefix. */
const sharedInbox = '_INBOX.>';

const alsoEarlier = ({ publish, subscribe }: BrokerPermissions): BrokerPermissions => ({
  publish,
  subscribe: [...subscribe, sharedInbox],
});

/**
 * A NATS user for the gateway and for each service, by name, for all of their releases.
 * @param services names of the services
 */
export const processUsers = (services: readonly string[]): Readonly<Record<string, BrokerPermissions>> =>
  Object.fromEntries(
    Object.entries(processPermissions(services as ServiceName[])).map(([name, permissions]) => [
      name,
      alsoEarlier(permissions),
    ]),
  );

/** The user of the program that starts services on a machine of a cluster: it follows live releases and ready instances. */
export const nodeUser = 'node';

/** The users of a cluster: those of the processes, and that of the machines that run the processes. */
export const clusterUsers: Readonly<Record<string, BrokerPermissions>> = {
  ...processUsers(serviceNames),
  [nodeUser]: { publish: [askInstancesSubject], subscribe: [deploymentsSubject, instancesSubject] },
};
