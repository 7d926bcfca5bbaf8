import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode, messageOf } from '@setu/dev-servers';
import type { Address } from 'postal-mime';

/** Number of mails that are kept. */
export const maxMails = 500;

/** What the list shows of a mail. */
export interface MailSummary {
  /** Name of its file without `.eml`. */
  id: string;
  /** When it arrived. */
  at: Date;
  /** Address of the sender, with the name if there is one. */
  from: string;
  /** Addresses of the recipients. */
  to: string[];
  subject: string;
}

/** A stored mail. A body that it does not have is an empty text. */
export interface Mail extends MailSummary {
  text: string;
  html: string;
}

/** The mails in a folder, one file each: the newest 500. */
export interface MailStore {
  /** Stores a mail, and removes the oldest one when there are too many. @throws when it cannot be written */
  add: (source: Buffer) => Promise<void>;
  /** Newest first. @param to only mails to this address */
  list: (to?: string) => Promise<MailSummary[]>;
  /** Undefined when it is not stored. */
  read: (id: string) => Promise<Mail | undefined>;
  /** The mail as it arrived; undefined when it is not stored. */
  readSource: (id: string) => Promise<Buffer | undefined>;
}

interface Entry {
  id: string;
  at: Date;
  /** Parsed when it is first listed. */
  summary?: MailSummary;
}

/** Begins with the time of arrival, ms. */
const newId = (count: number) =>
  `${Date.now()}-${String(count).padStart(6, '0')}-${randomBytes(3).toString('hex')}`;

const nameOf = ({ name, address }: Address): string =>
  name && address ? `${name} <${address}>` : address || name;

/** What a mail contains, as far as it can be read: its size is limited, its form is not. */
const contentOf = async (source: Buffer): Promise<Omit<Mail, 'id' | 'at'>> => {
  const { default: PostalMime } = await import('postal-mime');
  try {
    const { from, to = [], subject = '', text = '', html = '' } = await PostalMime.parse(source);
    const recipients = to.flatMap((address) => address.group ?? [address]);
    const addresses = recipients.map(({ address }) => address);
    return { from: from ? nameOf(from) : '', to: addresses, subject, text, html };
  } catch (error) {
    return { from: '', to: [], subject: 'A mail that cannot be read', text: messageOf(error), html: '' };
  }
};

const byArrival = (one: Entry, other: Entry) =>
  one.at.getTime() - other.at.getTime() || (one.id < other.id ? -1 : 1);

/** Opens the mails of a folder, which is created when the first mail arrives. */
export const openMailStore = (folder: string): MailStore => {
  const fileOf = (id: string) => join(folder, `${id}.eml`);
  let count = 0;

  /** Mails of an earlier server have names without a time. */
  const entryOf = async (id: string): Promise<Entry> => {
    const time = /^(\d{13})-/.exec(id)?.[1];
    return { id, at: time ? new Date(Number(time)) : (await stat(fileOf(id))).mtime };
  };
  const readFolder = async (): Promise<Entry[]> => {
    const names = await readdir(folder).catch((error: unknown) => {
      if (hasCode(error, 'ENOENT', 'ENOTDIR')) return [];
      throw error;
    });
    const ids = names.filter((name) => name.endsWith('.eml')).map((name) => name.slice(0, -'.eml'.length));
    return (await Promise.all(ids.map(entryOf))).sort(byArrival);
  };
  /** Oldest first. */
  let reading: Promise<Entry[]> | undefined;
  const entries = () => {
    reading ??= readFolder().catch((error: unknown) => {
      reading = undefined;
      throw error;
    });
    return reading;
  };

  /** Undefined when the file was removed. */
  const sourceOf = ({ id }: Entry): Promise<Buffer | undefined> =>
    readFile(fileOf(id)).catch((error: unknown) => {
      if (hasCode(error, 'ENOENT', 'ENOTDIR')) return undefined;
      throw error;
    });
  const parse = async (entry: Entry): Promise<Mail | undefined> => {
    const source = await sourceOf(entry);
    return source && { id: entry.id, at: entry.at, ...(await contentOf(source)) };
  };
  const summaryOf = async (entry: Entry): Promise<MailSummary | undefined> => {
    if (entry.summary) return entry.summary;
    const mail = await parse(entry);
    if (!mail) return undefined;
    const { text: _, html: __, ...summary } = mail;
    entry.summary = summary;
    return summary;
  };
  const find = async (id: string) => (await entries()).find((entry) => entry.id === id);

  return {
    add: async (source) => {
      const stored = await entries();
      // Mail may contain links to reset a password.
      await mkdir(folder, { recursive: true, mode: 0o700 });
      count += 1;
      const id = newId(count);
      await writeFile(join(folder, `${id}.part`), source, { mode: 0o600 });
      await rename(join(folder, `${id}.part`), fileOf(id));
      stored.push(await entryOf(id));
      for (const { id: old } of stored.splice(0, stored.length - maxMails))
        await rm(fileOf(old), { force: true });
    },
    list: async (to) => {
      const wanted = to?.toLowerCase();
      const found: MailSummary[] = [];
      // One after another: each mail may have megabytes.
      for (const entry of [...(await entries())].reverse()) {
        const summary = await summaryOf(entry);
        if (summary && (!wanted || summary.to.some((address) => address.toLowerCase() === wanted)))
          found.push(summary);
      }
      return found;
    },
    read: async (id) => {
      const entry = await find(id);
      return entry && parse(entry);
    },
    readSource: async (id) => {
      const entry = await find(id);
      return entry && sourceOf(entry);
    },
  };
};
