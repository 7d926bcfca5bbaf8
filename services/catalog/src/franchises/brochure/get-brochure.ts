import type { Actor, Client, ServiceDeps } from '@setu/service-kit';
import { Franchise } from '../franchise.model';
import { assertMaySee } from '../franchise.policy';
import { brochureOf } from './brochure';
import type { BrochurePrinter } from './print-off-thread';

type Deps = Pick<ServiceDeps, 'db'> & Pick<BrochurePrinter, 'printBrochure'>;

interface Result {
  pdf: Buffer;
  disposition: string;
}

/** RFC 6266: an ASCII name for every client, and the real name in UTF-8. */
const attachment = (title: string) => {
  const plain = title
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);
  const full = encodeURIComponent(`${[...title].slice(0, 80).join('')}.pdf`).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain || 'brochure'}.pdf"; filename*=UTF-8''${full}`;
};

/** Returns a PDF that is made from the franchise. Pages link directly to a brand's own brochure. */
export const makeGetBrochure =
  ({ db, printBrochure }: Deps) =>
  async (id: string, actor: Actor, { site, gone }: Pick<Client, 'site' | 'gone'>): Promise<Result> => {
    const franchise = await Franchise.query(db).findById(id);
    assertMaySee(actor, franchise);
    return {
      pdf: await printBrochure(brochureOf(franchise, `${site}/franchises/${id}`), gone),
      disposition: attachment(franchise.title),
    };
  };
