import { Client } from 'pg';

test('the servers of the run answer', async () => {
  const client = new Client(process.env.TEST_DATABASE_URL);
  await client.connect();
  const { rows } = await client.query("SELECT similarity('pune', 'puna') > 0 AS works");
  await client.end();
  expect(rows).toEqual([{ works: true }]);
});
