import { findDebianProgram } from '@setu/service-kit/test/debian';

/**
 * Finds a program of Prometheus: the installed program, otherwise that of Debian's package `prometheus`.
 * @throws Error with what to install
 */
export const findPrometheusProgram = (program: 'promtool' | 'prometheus'): string =>
  findDebianProgram({ program, debian: 'prometheus', brew: 'prometheus' }).command;
