import { businessCategoryLabels } from '@setu/contracts';
import { formatRange } from '@setu/ui/format';
import type { Franchise } from '../franchise.model';

/** The content of the picture of a shared listing, without its layout. */
export interface SharePicture {
  brandName: string;
  /** Business category: the colours of the cover. */
  category: string;
  /** Category and model, above the title. */
  kind: string;
  title: string;
  investment: string;
}

export const sharePictureOf = ({
  brandName,
  businessCategory,
  franchiseModel,
  title,
  minInvestment,
  maxInvestment,
}: Franchise): SharePicture => ({
  brandName,
  category: businessCategory,
  kind: `${businessCategoryLabels[businessCategory]} · ${franchiseModel}`,
  title,
  investment: formatRange(minInvestment, maxInvestment, 'detail'),
});
