// An OpenID Connect provider in a separate process, because Jest cannot load it. Its argument is the redirect address; it prints its
// issuer. A POST to /control with JSON sets its people and how its next ID tokens are forged.
import { createServer } from 'node:http';
import { decodeJwt, exportJWK, generateKeyPair, SignJWT } from 'jose';
import Provider from 'oidc-provider';

const [, , redirectUri] = process.argv;
const { privateKey } = await generateKeyPair('RS256', { extractable: true });
const { privateKey: strangersKey } = await generateKeyPair('RS256', { extractable: true });
const key = { ...(await exportJWK(privateKey)), kid: 'test', alg: 'RS256', use: 'sig' };

let people = {};
let forged = null;

/** The ID token with other claims; signed by a stranger when `forged.stranger` is set. */
const forge = async (token) => {
  const { stranger, ...claims } = forged;
  return new SignJWT({ ...decodeJwt(token), ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'test' })
    .sign(stranger ? strangersKey : privateKey);
};

const server = createServer();
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const issuer = `http://127.0.0.1:${server.address().port}`;

const provider = new Provider(issuer, {
  clients: [{ client_id: 'setu', client_secret: 'a secret of the test', redirect_uris: [redirectUri] }],
  jwks: { keys: [key] },
  cookies: { keys: ['key of the test'] },
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
  findAccount: (_ctx, id) => ({ accountId: id, claims: () => ({ sub: id, ...people[id] }) }),
  features: { devInteractions: { enabled: true } },
  ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
});
provider.use(async (ctx, next) => {
  await next();
  if (forged && ctx.path === '/token' && ctx.body?.id_token)
    ctx.body = { ...ctx.body, id_token: await forge(ctx.body.id_token) };
});

const handle = provider.callback();
server.on('request', (request, reply) => {
  if (request.url !== '/control') return handle(request, reply);
  let text = '';
  request.on('data', (part) => {
    text += part;
  });
  request.on('end', () => {
    ({ people, forged } = JSON.parse(text));
    reply.end('{}');
  });
});
process.stdout.write(`${issuer}\n`);
