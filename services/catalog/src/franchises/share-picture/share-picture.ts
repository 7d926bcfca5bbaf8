import { businessCategoryLabels, illustrationLabel } from '@setu/contracts';
import { formatRange } from '@setu/ui/format';
import type { Franchise } from '../franchise.model';
import type { Illustrated } from '../illustration/draw-illustration';
import { illustratedOf } from '../illustration/illustration-of';

/** The content of the picture of a shared listing, without its layout. */
export interface SharePicture {
  brandName: string;
  /** The drawing of the business, which is marked with the label. */
  illustrated: Illustrated;
  label: string;
  /** Category and model, above the title. */
  kind: string;
  title: string;
  investment: string;
}

export const sharePictureOf = (franchise: Franchise): SharePicture => {
  const { brandName, businessCategory, franchiseModel, title, minInvestment, maxInvestment } = franchise;
  return {
    brandName,
    illustrated: illustratedOf(franchise),
    label: illustrationLabel,
    kind: `${businessCategoryLabels[businessCategory]} · ${franchiseModel}`,
    title,
    investment: formatRange(minInvestment, maxInvestment, 'detail'),
  };
};
