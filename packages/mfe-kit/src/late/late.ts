import { type ComponentType, createElement, lazy, type ReactElement } from 'react';

/** What to do so that parts whose code could not be had are asked for again. */
const failures = new Set<() => void>();

/** Lets parts whose code could not be had be asked for again: to be called where the user wants to try again. */
export const retryLate = (): void => {
  for (const renew of failures) renew();
  failures.clear();
};

/**
 * A component whose code comes when it is first shown, such as a dialog: put it in a `Suspense`. Code that could not be
 * had may be had after {@link retryLate}; React's `lazy` by itself would hold on to its failure as long as the page lives.
 */
export const late = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const begin = (): ComponentType<Props> =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        failures.add(renew);
        throw error;
      }
    });
  let current = begin();
  const renew = () => {
    current = begin();
  };
  return (props: Props): ReactElement => createElement(current, props);
};
