import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNats } from '@setu/dev-servers';
import { type BrokerPermissions, userText } from '@setu/protocol';
import { connect, type NatsConnection } from 'nats';

interface Login {
  user: string;
  password: string;
}

const loginIn = (url: string): Login => {
  const { username: user, password } = new URL(url);
  return { user, password };
};

/** A real NATS server with a user with full rights, and a user with these permissions. */
export const startNatsWithUser = async (name: string, permissions: BrokerPermissions) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'setu-nats-users-'));
  const nats = await startNats({ dataDir, limited: { [name]: permissions }, log: () => undefined });
  const url = nats.limitedUrls[name] ?? '';
  const signIn = (as: string): Promise<NatsConnection> => {
    const { user, password: pass } = loginIn(as);
    return connect({ servers: new URL(as).host, user, pass, inboxPrefix: `_INBOX.${name}` });
  };
  const [owner, limited] = await Promise.all([signIn(nats.url), signIn(url)]);
  return {
    /** Address with the limited user. */
    url,
    ownerUrl: nats.url,
    owner,
    limited,
    signIn,
    /** Replaces the users with these permissions while the server runs, like an operator who edits its configuration. */
    setUsers: async (users: readonly Login[]): Promise<void> => {
      const file = join(nats.folder, 'nats.conf');
      const lines = [userText(loginIn(nats.url)), ...users.map((user) => userText(user, permissions))];
      const text = (await readFile(file, 'utf8')).replace(
        /users: \[[\s\S]*?\n\]/,
        () => `users: [\n${lines.join('\n')}\n]`,
      );
      await writeFile(file, text);
      process.kill(nats.pid ?? 0, 'SIGHUP');
    },
    stop: async () => {
      await Promise.all([owner.close(), limited.close()]);
      await nats.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
