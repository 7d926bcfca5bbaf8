import type { Measurement } from '@setu/protocol';
import type { Knex } from 'knex';

interface Row {
  name: string;
  version: string;
  metric: Measurement['metric'];
  route: string;
  value: number;
  live_version: string;
  live_value: number;
}

/** Saves measurements of a published version; a later one replaces an earlier one of the same page. */
export const saveMeasurements = async (
  db: Knex,
  name: string,
  version: string,
  measurements: readonly Measurement[],
  actor: string,
): Promise<void> => {
  if (measurements.length === 0) return;
  const byPage = new Map(measurements.map((one) => [`${one.metric} ${one.route}`, one]));
  await db('gateway.release_measurements')
    .insert(
      [...byPage.values()].map(({ metric, route, value, live }) => ({
        name,
        version,
        metric,
        route,
        value,
        live_version: live.version,
        live_value: live.value,
        measured_by: actor,
        measured_at: db.fn.now(),
      })),
    )
    .onConflict(['name', 'version', 'metric', 'route'])
    .merge();
};

/** The measurements of these deployables' releases; empty for a release that was never measured. */
export const measurementsOf = async (
  db: Knex,
  names: readonly string[],
): Promise<(name: string, version: string) => Measurement[]> => {
  const rows: Row[] = await db('gateway.release_measurements')
    .whereIn('name', names)
    .orderBy(['metric', 'route']);
  return (name, version) =>
    rows
      .filter((row) => row.name === name && row.version === version)
      .map(({ metric, route, value, live_version, live_value }) => ({
        metric,
        route,
        value,
        live: { version: live_version, value: live_value },
      }));
};
