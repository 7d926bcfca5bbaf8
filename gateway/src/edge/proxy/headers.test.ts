import { clientHeaders, serviceCookies, upstreamHeaders } from './headers';

const known = {
  ip: '10.0.0.1',
  protocol: 'https',
  host: 'x.example',
  requestId: 'request-1',
  callerToken: 'word',
  cookies: ['sign-in-with'],
  trace: { traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00' },
};

describe('cookies for services', () => {
  it.each([
    [undefined, null],
    ['', null],
    ['session=a; session.sig=b', null],
    ['a=1; intent=%7B%7D; b=2', 'intent=%7B%7D'],
    ['intent=x', 'intent=x'],
    ['xintent=y', null],
    ['sign-in-with=abc; session=a; intent=x', 'sign-in-with=abc; intent=x'],
  ])('of the cookies %j a service gets %j', (cookies, expected) => {
    expect(serviceCookies(cookies, known.cookies)).toBe(expected);
  });
});

describe('headers', () => {
  it('request headers identify the caller only by the gateway’s token', () => {
    const headers = upstreamHeaders(
      {
        'x-caller-token': 'forged',
        'x-client-ip': '6.6.6.6',
        'x-forwarded-for': '6.6.6.6',
        accept: 'a/b',
        connection: 'x-mine',
        'x-mine': '1',
        traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
        tracestate: 'mine=1',
        baggage: 'user=asha',
      },
      known,
    );
    expect(headers).toEqual({
      accept: 'a/b',
      'x-caller-token': 'word',
      traceparent: known.trace.traceparent,
      'x-request-id': 'request-1',
      'x-client-ip': '10.0.0.1',
      'x-forwarded-for': '10.0.0.1',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'x.example',
    });
  });

  it('headers of an idempotent call pass in both directions', () => {
    expect(upstreamHeaders({ 'idempotency-key': 'k' }, known)).toMatchObject({ 'idempotency-key': 'k' });
    expect(clientHeaders({ 'idempotency-replayed': 'true' })).toEqual({ 'idempotency-replayed': 'true' });
  });

  it('hop-by-hop headers and those of the gateway are removed from replies', () => {
    expect(
      clientHeaders({
        'content-type': 'a/b',
        'transfer-encoding': 'chunked',
        'set-cookie': ['a=1'],
        etag: '"1"',
      }),
    ).toEqual({ 'content-type': 'a/b', etag: '"1"' });
  });
});
