import { toastSuccess, useSession } from '@setu/mfe-kit';

/** Says that an inquiry was sent; to a person whose address is not confirmed also what keeps the reply from coming by mail. */
export const useInquirySent = () => {
  const { user } = useSession();
  return () =>
    toastSuccess(
      user?.awaitsConfirmation
        ? `Your inquiry has been sent successfully! To get the reply by mail too, open the link that we sent to ${user.email}.`
        : 'Your inquiry has been sent successfully!',
    );
};
