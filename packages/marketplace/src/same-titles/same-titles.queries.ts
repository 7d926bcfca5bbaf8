import { findSameTitles, type ListingKind } from '@setu/contracts';
import { api } from '@setu/mfe-kit';
import { queryOptions } from '@tanstack/react-query';

/** What is compared: the written title, and for a property its address. */
export interface Written {
  kind: ListingKind;
  title: string;
  address?: string | undefined;
  /** Id of the listing or draft being edited. */
  except?: string | undefined;
}

/** The listings that look like the written one. */
export const sameTitlesOf = ({ kind, title, address, except }: Written) =>
  queryOptions({
    queryKey: [findSameTitles.path, kind, title, address ?? '', except ?? ''],
    queryFn: ({ signal }) =>
      api.call(
        findSameTitles,
        { kind, title, ...(address ? { address } : {}), ...(except ? { except } : {}) },
        { signal },
      ),
  });
