import type { OwnRows } from '../own-data/own-data';
import type { ServiceDeps, ServiceParts } from './service';

/** The parts that one feature adds to its service. The lists of all features are joined in the order of the features. */
export interface FeatureParts<Gives extends object = object> extends Partial<ServiceParts> {
  /** The rows that it stores about persons, for the download of a person's own data. */
  ownData?: readonly OwnRows[];
  /** Functions that other features may need, by name. */
  gives?: Gives;
}

/**
 * One area of a service: what it needs from others, and what it adds. A feature imports no other feature; `joinFeatures` passes its needs.
 */
export interface Feature<Needs extends object = object, Gives extends object = object> {
  /** Unique in its service: `offers`. */
  name: string;
  /** The feature that provides each need: `{ isSuspended: 'people' }`. */
  needs?: Readonly<Record<keyof Needs, string>>;
  build: (deps: ServiceDeps & Needs) => FeatureParts<Gives>;
}

/**
 * Declares a feature.
 * @example
 * export const offers = feature({
 *   name: 'offers',
 *   needs: { isSuspended: 'people' },
 *   build: (deps: ServiceDeps & OfferNeeds) => ({ routes: offerRoutes(deps), gives: { findOpenOffer } }),
 * });
 */
export const feature = <Needs extends object = object, Gives extends object = object>(
  declared: Feature<Needs, Gives>,
): Feature<Needs, Gives> => declared;
