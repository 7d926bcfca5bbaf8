import { listOwnSessions, ownDataCalls } from '@setu/contracts';
import { api, saveFile } from '@setu/mfe-kit';

/** All records of one service, read page by page. */
const recordsOf = async (call: (typeof ownDataCalls)[number]) => {
  const page = await api.call(call, {});
  const records = [...page.records];
  for (let next = page.next; next !== null; ) {
    const more = await api.call(call, { cursor: next });
    records.push(...more.records);
    next = more.next;
  }
  return records;
};

/** The data that the platform stores about the signed-in user. Fails when any service does not answer. */
const collect = async (): Promise<Readonly<Record<string, readonly unknown[]>>> => {
  const [sessions, ...lists] = await Promise.all([
    api.call(listOwnSessions, {}),
    ...ownDataCalls.map(recordsOf),
  ]);
  const byKind: Record<string, unknown[]> = { session: sessions };
  for (const { kind, content } of lists.flat()) {
    byKind[kind] ??= [];
    byKind[kind].push(content);
  }
  return byKind;
};

/** Saves the data that the platform stores about the signed-in user as one file, sorted by kind. */
export const downloadOwnData = async (): Promise<void> => {
  const collectedAt = new Date().toISOString();
  const data = { collectedAt, ...(await collect()) };
  const name = `franchisesetu-my-data-${collectedAt.slice(0, 10)}.json`;
  saveFile(name, JSON.stringify(data, null, 2), 'application/json');
};
