import { randomUUID } from 'node:crypto';
import { type BrowserKit, openBrowser } from '../src/browser/page-kit';
import { shoot } from '../src/browser/screenshots';
import { eventually, kill, platformUrl, readRun, serviceIsBack } from '../src/platform/platform';
import { apiSession, registered, signedInDemo } from '../src/visitors/api-client';

let kit: BrowserKit;
beforeAll(async () => {
  kit = await openBrowser();
});
afterAll(() => kit.close());

const aListing = async () => {
  const brand = await signedInDemo('brand@demo.test');
  const { body } = await brand.call('GET', '/api/my-franchises?limit=50');
  return { brand, listing: body.find((franchise: { isActive: boolean }) => franchise.isActive) };
};

/** Suspends a process: it keeps its port and does not answer, so the supervisor sees no crash. */
const frozen = async (pid: number, work: () => Promise<void>) => {
  process.kill(pid, 'SIGSTOP');
  try {
    await work();
  } finally {
    process.kill(pid, 'SIGCONT');
  }
};

test('calls to a killed service answer at worst 503 until it restarts', async () => {
  const before = (await readRun()).services.inquiry;
  const investor = await registered('investor');
  await kill(before!.pid);
  const seen = new Set<number>();
  for (let i = 0; i < 20; i++) seen.add((await investor.call('GET', '/api/inquiries')).status);
  for (const status of seen) expect([200, 503]).toContain(status);
  expect((await investor.call('GET', '/api/franchises?limit=1')).status).toBe(200);
  expect((await fetch(`${platformUrl()}/franchises`)).status).toBe(200);
  await serviceIsBack('inquiry', before!.pid);
  // For a moment the gateway may still count it as unreachable.
  await eventually(async () => expect((await investor.call('GET', '/api/inquiries')).status).toBe(200));
});

test('a page without catalog shows an error with Retry, and sign-in still works', async () => {
  const { page } = await kit.newVisitor();
  const retry = page.getByRole('button', { name: 'Retry' });
  const pid = (await readRun()).services.catalog!.pid;
  await frozen(pid, async () => {
    // A read and a page that were never requested: stored ones are answered without the catalog.
    const unseen = apiSession().call('GET', `/api/franchises?search=${randomUUID()}`);
    await page.goto('/franchises?minInvestment=1&maxInvestment=987654321');
    await page.getByText('Failed to load franchise opportunities. Please try again later.').waitFor();
    await retry.waitFor();
    await shoot(page, 'listing-error');
    expect((await unseen).status).toBeGreaterThanOrEqual(503);
    await registered('investor');
  });
  // For a moment the gateway may still count the catalog as unreachable.
  await eventually(async () => {
    if (await retry.isVisible()) await retry.click({ timeout: 5_000 });
    await page.getByText(/^Showing \d+ opportunities$/).waitFor({ timeout: 5_000 });
  });
});

test('a remote whose screen throws is replaced by an error panel, and the header stays', async () => {
  const { page } = await kit.newVisitor();
  await page.route(/\/mfe\/mfe-public\/.*\.js/, (route) =>
    route.request().url().includes('remoteEntry')
      ? route.continue()
      : route.fulfill({
          status: 200,
          contentType: 'text/javascript',
          body: 'throw new Error("broken on purpose")',
        }),
  );
  await page.goto('/franchises');
  await page.getByRole('button', { name: 'Retry' }).waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Platform Overview' }).waitFor();
  await shoot(page, 'remote-broken-screen-throws');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByText(/^Showing \d+ opportunities$/).waitFor();
});

test('inquiries acknowledged before a kill exist afterwards exactly once, and so do their events', async () => {
  const { brand, listing } = await aListing();
  const sent: string[] = [];
  const send = async (n: number, session: Awaited<ReturnType<typeof registered>>) => {
    const subject = `Fault ${n} ${session.user.id.slice(0, 8)}`;
    const reply = await session.call('POST', '/api/inquiries', {
      body: { toUserId: listing.brandId, franchiseId: listing.id, subject, message: 'Still there?' },
    });
    if (reply.status === 201) sent.push(reply.body.id);
  };
  const sessions = await Promise.all([1, 2, 3].map(() => registered('investor')));
  // The inquiry service only needs registrations for names, so sending does not wait for them.
  const writing = (async () => {
    for (let round = 0; round < 12; round++) {
      await Promise.all(sessions.map((session) => send(round, session)));
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
  })();
  await eventually(async () => {
    if (sent.length <= 5) throw new Error(`${sent.length} sent so far`);
  });
  const run = await readRun();
  await kill(run.nats.pid);
  await kill(run.services.inquiry!.pid);
  await writing;
  await serviceIsBack('inquiry', run.services.inquiry!.pid);
  expect(sent.length).toBeGreaterThan(5);

  const received = await eventually(async () => {
    const ids: string[] = [];
    let path: string | null = '/api/inquiries?limit=100';
    while (path) {
      const reply = await brand.call('GET', path);
      if (reply.status !== 200) throw new Error(`list answered ${reply.status}`);
      ids.push(...reply.body.map((inquiry: { id: string }) => inquiry.id));
      path = /<([^>]+)>; rel="next"/.exec(reply.headers.get('link') ?? '')?.[1] ?? null;
    }
    return ids;
  });
  expect(new Set(received).size).toBe(received.length);
  for (const id of sent) expect(received).toContain(id);

  // Every event is published after the broker is back.
  await eventually(async () => {
    const { inquiry } = (await readRun()).services;
    const metrics = await (await fetch(`${inquiry!.url}/metrics`)).text();
    const pending = /^outbox_pending(?:\{[^}]*\})? (\d+)/m.exec(metrics)?.[1];
    if (pending !== '0') throw new Error(`${pending} facts wait`);
  });
});
