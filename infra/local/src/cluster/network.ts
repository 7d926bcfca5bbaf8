import { type Machine, thisMachine } from '@setu/dev-servers';

/** The machines of a cluster. */
export const machineNames = ['host-1', 'host-2', 'nats-1', 'nats-2', 'nats-3', 'primary', 'standby'] as const;
export type MachineName = (typeof machineNames)[number];

/** Where the parts of a cluster run. */
export interface Network {
  machine: (name: MachineName) => Machine;
  /** The address at which the balancer accepts visitors. */
  front: string;
  /** The address at which the balancer accepts connections to PostgreSQL, and the mail server accepts mail. */
  data: string;
}

/** All machines are this one. */
export const oneMachine: Network = {
  machine: () => thisMachine,
  front: thisMachine.address,
  data: thisMachine.address,
};
