import { type AdminRecord, getAdminUser } from '@setu/contracts';
import type { Boot } from '@setu/protocol';
import { useQuery } from '@tanstack/react-query';

/**
 * Whether this browser has an administrator session: from the administrators' pages since this page was loaded, else
 * from the boot data. Sends no request.
 */
export const useAdministrator = ({ isAdministrator = false }: Boot): boolean => {
  const { data } = useQuery<AdminRecord | null>({ queryKey: [getAdminUser.path], enabled: false });
  return data === undefined ? isAdministrator : data !== null;
};
