import { startTestApp } from '../../../test';
import { problem, thingRoutes, useThingApp } from '../../../test/service/thing-app';

const { app, call } = useThingApp();

describe('replies', () => {
  it('replies have their headers, and their own caching header takes precedence', async () => {
    const reply = await call('/counted');
    expect(await reply.json()).toEqual([1, 2]);
    expect(reply.headers.get('x-total-count')).toBe('2');
    expect(reply.headers.get('cache-control')).toBe('public, max-age=60');
  });

  it('replies that violate their contract fail in strict mode', async () => {
    const reply = await call('/wrong-reply');
    expect(reply.status).toBe(500);
    expect(await problem(reply)).toMatchObject({ code: 'internal_error' });
  });

  it('replies that violate their contract are sent and logged outside strict mode', async () => {
    const lenient = await startTestApp({ routes: thingRoutes(), isStrict: false });
    const reply = await call('/wrong-reply', {}, lenient);
    expect(reply.status).toBe(200);
    expect(await reply.json()).toEqual({ size: 'large' });
    expect(lenient.logged().map(({ msg }) => msg)).toContain('reply does not fit its contract');
    await lenient.drain();
  });
});

describe('failures', () => {
  it('a bug answers 500 without any detail, and is logged in full with the request id', async () => {
    const reply = await call('/bug');
    expect(reply.status).toBe(500);
    const body = await problem(reply);
    expect(JSON.stringify(body)).not.toContain('hunter2');
    const entry = app()
      .logged()
      .find(({ msg, requestId }) => msg === 'bug' && requestId === body.requestId);
    expect(entry).toMatchObject({ err: { message: 'the password is hunter2', stack: expect.any(String) } });
  });

  it('an expected error has its own status and is not logged as a bug', async () => {
    const reply = await call('/conflict');
    expect(reply.status).toBe(409);
    const { requestId } = await problem(reply);
    expect(
      app()
        .logged()
        .filter((entry) => entry.requestId === requestId)
        .map(({ msg }) => msg),
    ).toEqual(['request']);
  });

  it('a rate limit sends whole seconds, and at least one second', async () => {
    const reply = await call('/too-often');
    expect(reply.status).toBe(429);
    expect(reply.headers.get('retry-after')).toBe('1');
  });

  it('a violation of a named constraint answers with the mapped error, without the statement', async () => {
    const reply = await call('/constraint');
    expect(reply.status).toBe(409);
    expect(await problem(reply)).toMatchObject({ code: 'email_taken', detail: 'This email is taken.' });
  });
});
