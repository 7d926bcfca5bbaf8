import { generateKeyPairSync } from 'node:crypto';
import { jwtVerify } from 'jose';
import { makeSignCaller } from './caller-token';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
const asha = { userId: '99999999-9999-4999-8999-999999999999', role: 'brand', kind: 'user' } as const;

describe('the caller token', () => {
  it('a visitor gets no caller token', async () => {
    expect(await (await makeSignCaller(pem))(null)).toBeNull();
  });

  it('a caller token names user, role and kind, and is only reused for half its lifetime', async () => {
    let now = Date.now();
    const sign = await makeSignCaller(pem, () => now);
    const first = await sign(asha);
    expect((await jwtVerify(first ?? '', publicKey)).payload).toMatchObject({
      sub: asha.userId,
      role: 'brand',
    });
    now += 29_000;
    expect(await sign(asha)).toBe(first);
    now += 2_000;
    expect(await sign(asha)).not.toBe(first);
  });

  it('the token of a member names the brand as the caller and the member as the person', async () => {
    const sign = await makeSignCaller(pem);
    const personId = '99999999-9999-4999-8999-999999999998';
    const token = await sign({ ...asha, personId });
    expect((await jwtVerify(token ?? '', publicKey)).payload).toMatchObject({
      sub: asha.userId,
      person: personId,
    });
    expect((await jwtVerify((await sign(asha)) ?? '', publicKey)).payload).not.toHaveProperty('person');
  });

  it('each role gets a different caller token', async () => {
    const sign = await makeSignCaller(pem);
    expect(await sign(asha)).not.toBe(await sign({ ...asha, role: 'admin' }));
  });
});
