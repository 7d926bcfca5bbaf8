import { type INetworkPolicySpec, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { type Deployable, deployables, ports, type Reach } from '../deployables';
import { componentLabels, nameLabels, ownLabels } from '../labels';
import { clusterName, poolerName } from '../postgres/addresses';

type Egress = NonNullable<INetworkPolicySpec['egress']>[number];
type Ingress = NonNullable<INetworkPolicySpec['ingress']>[number];
type Peer = NonNullable<Egress['to']>[number];

/** Namespaces of shared components of the cluster. */
const namespaces = { ingress: 'ingress', monitoring: 'monitoring', postgresOperator: 'cnpg-system' } as const;

const tcp = (...numbers: number[]) => numbers.map((port) => ({ protocol: 'TCP' as const, port }));
const pods = (matchLabels: Record<string, string>): Peer => ({ podSelector: { matchLabels } });
const namespace = (name: string): Peer => ({
  namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': name } },
});

const postgresPods = { 'cnpg.io/cluster': clusterName };
const poolerPods = { 'cnpg.io/poolerName': poolerName };
const natsPods = { 'app.kubernetes.io/name': 'nats' };

/** Addresses outside the cluster. A compromised pod must not reach other machines of the operator. */
const outside: Peer[] = [
  {
    ipBlock: {
      cidr: '0.0.0.0/0',
      except: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '169.254.0.0/16'],
    },
  },
  { ipBlock: { cidr: '::/0', except: ['fc00::/7', 'fe80::/10'] } },
];

const otherDeployables = (name: string) => deployables.filter((other) => other.name !== name);

const reached: Readonly<Record<Reach, (deployable: Deployable) => Egress>> = {
  services: ({ name }) => ({
    to: otherDeployables(name).map((other) => pods(componentLabels(other.name, 'server'))),
    ports: tcp(ports.service),
  }),
  web: () => ({ to: outside, ports: tcp(443) }),
  mail: () => ({ to: outside, ports: tcp(465, 587) }),
};

const policy = (name: string, matchLabels: Record<string, string>, ingress: Ingress[], egress: Egress[]) =>
  new NetworkPolicy({
    metadata: { name, labels: ownLabels },
    spec: { podSelector: { matchLabels }, policyTypes: ['Ingress', 'Egress'], ingress, egress },
  });

const callersOf = ({ name, port }: Deployable): Ingress => ({
  from: [name === 'gateway' ? namespace(namespaces.ingress) : pods(componentLabels('gateway', 'server'))],
  ports: tcp(port),
});

const ofDeployable = (deployable: Deployable): NetworkPolicy =>
  policy(
    deployable.name,
    nameLabels(deployable.name),
    [callersOf(deployable), { from: [namespace(namespaces.monitoring)], ports: tcp(deployable.probePort) }],
    [
      { to: [pods(postgresPods), pods(poolerPods)], ports: tcp(5432) },
      { to: [pods(natsPods)], ports: tcp(4222) },
      ...deployable.reaches.map((reach) => reached[reach](deployable)),
    ],
  );

/** Allows the operator's pods to call the Kubernetes API, whose address differs from cluster to cluster. */
const toApi: Egress = { ports: tcp(443, 6443) };

const ofServers = (): NetworkPolicy[] => [
  policy(
    'postgres',
    postgresPods,
    [
      { from: [pods(ownLabels), pods(poolerPods), pods(postgresPods)], ports: tcp(5432) },
      { from: [pods(postgresPods), namespace(namespaces.postgresOperator)], ports: tcp(8000, 5432) },
      { from: [namespace(namespaces.monitoring)], ports: tcp(9187) },
    ],
    [{ to: [pods(postgresPods)], ports: tcp(5432, 8000) }, toApi],
  ),
  policy(
    'postgres-pooler',
    poolerPods,
    [
      { from: [pods(ownLabels)], ports: tcp(5432) },
      { from: [namespace(namespaces.monitoring)], ports: tcp(9127) },
    ],
    [{ to: [pods(postgresPods)], ports: tcp(5432) }, toApi],
  ),
  policy(
    'nats',
    natsPods,
    [
      { from: [pods(ownLabels)], ports: tcp(4222) },
      { from: [pods(natsPods)], ports: tcp(6222) },
      { from: [namespace(namespaces.monitoring)], ports: tcp(7777) },
    ],
    [{ to: [pods(natsPods)], ports: tcp(6222) }],
  ),
];

/** Denies all traffic except DNS queries and what a policy below allows. */
export const networkPolicies = (): NetworkPolicy[] => [
  new NetworkPolicy({
    metadata: { name: 'default-deny', labels: ownLabels },
    spec: { podSelector: {}, policyTypes: ['Ingress', 'Egress'] },
  }),
  new NetworkPolicy({
    metadata: { name: 'names', labels: ownLabels },
    spec: {
      podSelector: {},
      policyTypes: ['Egress'],
      egress: [
        {
          to: [namespace('kube-system')],
          ports: [
            { protocol: 'UDP', port: 53 },
            { protocol: 'TCP', port: 53 },
          ],
        },
      ],
    },
  }),
  ...deployables.map(ofDeployable),
  ...ofServers(),
];
