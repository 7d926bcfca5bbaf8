import { findDebianProgram } from '@setu/service-kit/test/debian';

/**
 * The file of a program of Prometheus: that of the system, else the one from Debian's package `prometheus`.
 * @throws Error that says what to install
 */
export const findPrometheusProgram = (program: 'promtool' | 'prometheus'): string =>
  findDebianProgram({ program, debian: 'prometheus', brew: 'prometheus' }).command;
