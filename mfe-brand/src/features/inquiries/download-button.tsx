import { handleUnauthorized, isUnauthorized, toastError, toastSuccess, userMessageOf } from '@setu/mfe-kit';
import { Button, Icon } from '@setu/ui';
import { Download } from '@setu/ui/icons';
import { useMutation } from '@tanstack/react-query';

/** Downloads all received inquiries as a file for a spreadsheet. */
export function DownloadButton() {
  const download = useMutation({
    // The CSV library is lazy-loaded.
    mutationFn: async () => (await import('./inquiries-csv')).downloadInquiries(),
    onSuccess: (count) =>
      toastSuccess(`${count === 1 ? 'One inquiry has' : `${count} inquiries have`} been downloaded.`),
    onError: (error) => {
      if (isUnauthorized(error)) return handleUnauthorized();
      toastError({
        title: 'Your inquiries could not be collected.',
        description: userMessageOf(error) ?? 'Please try again.',
      });
    },
  });

  return (
    <Button
      variant="secondary"
      busy={download.isPending}
      busyLabel="Collecting..."
      onClick={() => download.mutate()}
    >
      <Icon of={Download} />
      Download CSV
    </Button>
  );
}
