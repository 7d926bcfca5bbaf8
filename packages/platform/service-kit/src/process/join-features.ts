import type { ownDataOf } from '@setu/protocol';
import type { Knex } from 'knex';
import { ownDataRoute } from '../own-data/own-data';
import type { Feature, FeatureParts } from './feature';
import type { ServiceDeps, ServiceParts } from './service';

type AnyFeature = Feature<never>;
type NeedsOf<F> = F extends Feature<infer Needs> ? Needs : never;
type GivesOf<F> = F extends Feature<never, infer Gives> ? Gives : never;
/** `A | B` → `A & B` */
type Both<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
/** An empty type when the features provide all needs, otherwise a property that no caller has. */
type Checked<F extends readonly AnyFeature[]> =
  Both<GivesOf<F[number]>> extends Both<NeedsOf<F[number]>>
    ? unknown
    : { 'not given, or of another type': Both<NeedsOf<F[number]>> };

interface Joined<F> {
  /** Each feature must follow those that it needs. */
  features: F;
  /** Binds the models of the service to its database. */
  models?: { knex: (db: Knex) => unknown };
  /** The call that lists what the service stores about a person, when it stores anything. */
  ownData?: ReturnType<typeof ownDataOf>;
}

type Built = readonly [AnyFeature, FeatureParts];

/** @throws Error when two features have the same value of something that must be unique */
const assertOnce = (
  built: readonly Built[],
  what: string,
  keysOf: (parts: FeatureParts) => readonly string[],
) => {
  const owners = new Map<string, string>();
  for (const [{ name }, parts] of built)
    for (const key of keysOf(parts)) {
      const other = owners.get(key);
      if (other !== undefined)
        throw new Error(
          `${other === name ? `The feature ${name} has` : `The features ${other} and ${name} both have`} the ${what} ${key}. ` +
            'Remove it from one, or give one another name.',
        );
      owners.set(key, name);
    }
};

/** `GET /api/properties/{}`: two routes of the same kind answer the same requests. */
const routeKeys = ({ routes = [] }: FeatureParts) =>
  routes.map(({ endpoint: { method, path } }) => `${method} ${path.replace(/:\w+/g, '{}')}`);

const namesOf = (list: readonly { name: string }[] = []) => list.map(({ name }) => name);

/** @throws Error that names a missing or late feature, and where to put it */
const assertNeeds = (listed: readonly AnyFeature[], at: number, given: ReadonlyMap<string, string>) => {
  const one = listed[at];
  for (const [thing, from] of Object.entries<string>(one?.needs ?? {})) {
    if (given.get(thing) === from) continue;
    const place = listed.findIndex(({ name }) => name === from);
    const start = `The feature ${one?.name} needs ${thing} of the feature ${from}`;
    if (place < 0)
      throw new Error(
        `${start}, which is not in the list of features. Add ${from} to it, before ${one?.name}.`,
      );
    if (place >= at) throw new Error(`${start}, which is listed after it. Move ${from} before ${one?.name}.`);
    throw new Error(`${start}, which gives no such thing. Add it to what ${from} gives.`);
  }
};

const buildAll = (features: readonly AnyFeature[], deps: ServiceDeps): Built[] => {
  const givers = new Map<string, string>();
  const given: Record<string, unknown> = {};
  return features.map((one, at): Built => {
    if (features.findIndex(({ name }) => name === one.name) !== at)
      throw new Error(`Two features are called ${one.name}. Give one another name.`);
    assertNeeds(features, at, givers);
    const needed = Object.fromEntries(Object.keys(one.needs ?? {}).map((thing) => [thing, given[thing]]));
    const parts = one.build({ ...deps, ...needed } as never);
    for (const [thing, value] of Object.entries(parts.gives ?? {})) {
      const other = givers.get(thing);
      if (other !== undefined)
        throw new Error(`The features ${other} and ${one.name} both give ${thing}. Rename one of the two.`);
      givers.set(thing, one.name);
      given[thing] = value;
    }
    return [one, parts];
  });
};

const inTurn = async (seeds: readonly (() => Promise<void>)[]): Promise<void> => {
  for (const seed of seeds) await seed();
};

/**
 * Makes the parts of a service from its features, for `build` of its definition. The build and the start of a service run it.
 * @throws Error that names the feature and the fix: it needs a feature that is absent or listed later, two features have the same
 * route, consumer, command or constraint, or a feature stores rows about persons but the service has no call for them
 * @example
 * build: joinFeatures({ models: BaseModel, ownData: ownInquiryData, features: [people, franchises, inquiries] })
 */
export const joinFeatures =
  <const F extends readonly AnyFeature[]>({ features, models, ownData }: Joined<F> & Checked<F>) =>
  (deps: ServiceDeps): ServiceParts => {
    models?.knex(deps.db);
    const built = buildAll(features, deps);
    assertOnce(built, 'route', routeKeys);
    assertOnce(built, 'consumer', ({ consumers }) => namesOf(consumers));
    assertOnce(built, 'command', ({ commands = {} }) => Object.keys(commands));
    assertOnce(built, 'constraint', ({ constraints = {} }) => Object.keys(constraints));
    const parts = built.map(([, one]) => one);
    const seeds = parts.flatMap(({ seed = [] }) => seed);
    const [firstRows, ...rows] = parts.flatMap((one) => one.ownData ?? []);
    if (firstRows && !ownData)
      throw new Error(
        `A feature has rows about persons (${firstRows.kind}), and the service has no call for their download. Give it one: ownData.`,
      );
    return {
      routes: [
        ...parts.flatMap(({ routes = [] }) => routes),
        ...(ownData && firstRows ? [ownDataRoute(deps.db, ownData, [firstRows, ...rows])] : []),
      ],
      consumers: parts.flatMap(({ consumers = [] }) => consumers),
      retention: parts.flatMap(({ retention = [] }) => retention),
      gauges: parts.flatMap(({ gauges = [] }) => gauges),
      sweeps: parts.flatMap(({ sweeps = [] }) => sweeps),
      replacedEvents: parts.flatMap(({ replacedEvents = [] }) => replacedEvents),
      constraints: Object.assign({}, ...parts.map(({ constraints }) => constraints)),
      commands: Object.assign({}, ...parts.map(({ commands }) => commands)),
      ...(seeds.length > 0 ? { seed: () => inTurn(seeds) } : {}),
      background: () => {
        const running = parts.flatMap(({ background }) => background?.() ?? []);
        return {
          stop: async () => {
            await Promise.all(running.map((one) => one.stop()));
          },
        };
      },
      stop: async () => {
        await Promise.all(parts.map((one) => one.stop?.()));
      },
    };
  };
