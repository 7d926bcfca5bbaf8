import { type Configuration, rspack, type StatsError } from '@rspack/core';

/** The result of one build of a watch. */
export interface BuildResult {
  hash: string;
  /** The compiler's messages; empty when the build succeeded. */
  problems: string[];
}

const problemOf = ({ moduleName, message }: StatsError): string =>
  moduleName ? `${moduleName}\n${message}` : message;

/** Builds, and rebuilds after every change until the returned function is called. */
export const watchBuild = (
  config: Configuration,
  onBuilt: (result: BuildResult) => void,
): (() => Promise<void>) => {
  const compiler = rspack(config);
  compiler.watch(config.watchOptions ?? {}, (failure, stats) => {
    const { errors = [], hash = '' } =
      stats?.toJson({ all: false, errors: true, hash: true, ids: true }) ?? {};
    const problems = failure ? [failure.message] : errors.map(problemOf);
    onBuilt({ hash, problems });
  });
  return () => new Promise((resolve) => compiler.close(() => resolve()));
};
