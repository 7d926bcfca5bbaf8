import { listBrands, listBrandVerifications, verifyBrand } from '@setu/contracts';
import type { HandlerInput } from '@setu/protocol';
import { type Page, pagedReply, type Route, route, type ServiceDeps, type SignedIn } from '@setu/service-kit';
import { BrandProfileModel } from '../brand-profile.model';
import { brandVerifications } from './verification.model';
import { type BrandAccount, presentBrand, standingOf } from './verification.presenter';
import type { makeVerifyBrand } from './verify-brand';

interface Deps extends Pick<ServiceDeps, 'db' | 'clock'> {
  /** @throws UnauthenticatedError for a user who is no longer an administrator */
  assertAdmin: (actor: SignedIn) => Promise<unknown>;
  /** A page of the accounts of brands, newest first. */
  listAccounts: (input: HandlerInput<typeof listBrands>) => Promise<Page<BrandAccount>>;
  findAccount: (id: string) => Promise<BrandAccount | undefined>;
  namesOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  verify: ReturnType<typeof makeVerifyBrand>;
}

/** The calls by which administrators list and verify brands. */
export const brandVerificationRoutes = (deps: Deps): Route[] => {
  const { db, clock, assertAdmin, listAccounts, findAccount, namesOf, verify } = deps;
  const present = async (accounts: readonly BrandAccount[]) => {
    const ids = accounts.map(({ id }) => id);
    const decisions = await brandVerifications.newest(db, ids);
    const profiles = await BrandProfileModel.query(db).findByIds(ids);
    const websites = new Map(profiles.map(({ userId, website }) => [userId, website]));
    const now = clock.now();
    return accounts.map((account) =>
      presentBrand(account, websites.get(account.id) ?? null, standingOf(decisions.get(account.id), now)),
    );
  };
  return [
    route(listBrands, async (input, actor) => {
      await assertAdmin(actor);
      const { items, ...page } = await listAccounts(input);
      const { cursor: _, ...query } = input;
      return pagedReply(listBrands.path, query, { ...page, items: await present(items) });
    }),
    route(verifyBrand, async (input, actor) => {
      await assertAdmin(actor);
      const { id } = await verify(input, actor);
      const account = await findAccount(id);
      const [brand] = await present(account ? [account] : []);
      if (!brand) throw new Error('A verified brand has no account');
      return brand;
    }),
    route(listBrandVerifications, async ({ userId }, actor) => {
      await assertAdmin(actor);
      return brandVerifications.records(db, userId, namesOf);
    }),
  ];
};
