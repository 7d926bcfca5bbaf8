import type { OwnRecord } from '@setu/protocol';
import type { TestUser } from './callers';
import type { TestService } from './service';

/** All records that a service lists about a person, read page by page. */
export const ownDataOf = async (service: TestService, name: string, as: TestUser): Promise<OwnRecord[]> => {
  const records: OwnRecord[] = [];
  let query = '';
  for (;;) {
    const { status, body } = await service.call('GET', `/api/own-data/${name}${query}`, { as });
    if (status !== 200) throw new Error(`The service answered ${status}: ${JSON.stringify(body)}`);
    records.push(...body.records);
    if (body.next === null) return records;
    query = `?cursor=${encodeURIComponent(body.next)}`;
  }
};
