import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import { SMTPServer } from 'smtp-server';
import { withPlatform } from '../setup/platform';
import { printTable } from '../setup/table';
import { register } from './callers';

const people = 20;
/** Mails in addition to those of the registrations. */
const mails = 1_000;
/** Each registration causes one mail. */
const allMails = mails + people;
/** Number of mails that identity sends between two kills. */
const betweenKills = [20, 120] as const;
const deadlineMs = 300_000;

/** A mail server that counts how often it accepted each mail, by Message-ID. */
const startCounting = async () => {
  const taken = new Map<string, number>();
  let received = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      // A killed sender closes the connection, and its mail was not accepted.
      text(stream).then((mail) => {
        const [, id = ''] = /^Message-ID: <([^@]+)@/im.exec(mail) ?? [];
        taken.set(id, (taken.get(id) ?? 0) + 1);
        received += 1;
        done();
      }, done);
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    received: () => received,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};

/** Kills identity repeatedly while it sends a thousand mails, and counts lost and duplicate ones. */
export const benchMailKills = async (): Promise<void> => {
  const server = await startCounting();
  try {
    await withPlatform(
      async (platform) => {
        const db = new Pool({ connectionString: platform.run.postgres.url });
        db.on('error', () => undefined);
        for (let n = 0; n < people; n += 1) await register(platform.url, `mail${n}`, 'investor');
        await db.query(
          `insert into identity.mails (id, kind, cause, user_id, due_at, created_at)
           select gen_random_uuid(), 'password-changed', 'bench ' || n, users.id, now(), now()
           from generate_series(1, $1) n
           join (select id, row_number() over () as place from identity.users where email like 'mail%') users
             on users.place = 1 + n % $2`,
          [mails, people],
        );
        const left = async () =>
          Number(
            (await db.query(`select count(*) as left from identity.mails where ended_at is null`)).rows[0]
              .left,
          );
        let kills = 0;
        const deadline = Date.now() + deadlineMs;
        while ((await left()) > 0) {
          if (Date.now() > deadline) throw new Error(`${await left()} mails are left after ${deadlineMs} ms`);
          const [fewest, most] = betweenKills;
          const enough = server.received() + fewest + Math.random() * (most - fewest);
          while (server.received() < enough && (await left()) > 0) await sleep(5);
          const { pid } = platform.run.services.identity ?? {};
          if (pid === undefined || (await left()) === 0) continue;
          process.kill(pid, 'SIGKILL');
          kills += 1;
          await sleep(50);
          // Mails that the killed process had claimed are made due; otherwise each would wait for five minutes.
          await db.query(`update identity.mails set due_at = now() where state = 'sending'`);
        }
        const times = [...server.taken.values()];
        const { rows } = await db.query(`select count(*) as sent from identity.mails where state = 'sent'`);
        printTable(`${allMails} mails while identity was killed ${kills} times`, [
          ['recorded as sent', rows[0].sent],
          ['taken by the mail server', server.taken.size],
          ['lost', allMails - server.taken.size],
          ['taken twice, with the same Message-ID', times.filter((count) => count > 1).length],
        ]);
        await db.end();
      },
      { SMTP_URL: server.url },
    );
  } finally {
    await server.stop();
  }
};
