import {
  type AdminBrand,
  brandDocumentTypes,
  listActivity,
  listBrands,
  listBrandVerifications,
  verifyBrand,
} from '@setu/contracts';
import { api, withItem } from '@setu/mfe-kit';
import { useQueryClient } from '@tanstack/react-query';
import { VerificationCell } from '../../shared/verification/verification-cell';

/** The verification of a brand. */
export function BrandVerification({ brand }: { brand: AdminBrand }) {
  const client = useQueryClient();
  const userId = brand.id;
  const handleChanged = (changed: AdminBrand) => {
    client.setQueriesData({ queryKey: [listBrands.path] }, withItem(changed));
    void client.invalidateQueries({ queryKey: [listActivity.path], refetchType: 'none' });
  };
  return (
    <VerificationCell
      name={`brand:${userId}`}
      of={brand.name}
      standing={brand}
      types={brandDocumentTypes}
      verifiedText="Brand verified"
      readHistory={() => api.call(listBrandVerifications, { userId })}
      verify={(evidence) => api.call(verifyBrand, { userId, isVerified: true, ...evidence })}
      withdraw={(reason) => api.call(verifyBrand, { userId, isVerified: false, reason })}
      onChanged={handleChanged}
    />
  );
}
