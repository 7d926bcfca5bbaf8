import { product } from '@setu/contracts';
import { toastError, toastSuccess } from '@setu/mfe-kit';
import { Button, columnsUpTo, Stack, Text, token } from '@setu/ui';
import { Dialog } from '@setu/ui/dialog';
import styled from 'styled-components';

const Codes = styled.ul`
  display: grid;
  grid-template-columns: ${columnsUpTo(2, { min: '7rem', gap: token.space[16] })};
  gap: ${token.space[8]} ${token.space[16]};
  margin: 0;
  padding: ${token.space[16]};
  border-radius: ${token.radius.control};
  background: ${token.color.sunken};
  font-family: ui-monospace, monospace;
  font-size: ${token.text[14]};
  list-style: none;
`;

const copy = async (codes: readonly string[]) => {
  try {
    await navigator.clipboard.writeText(`${product.name} recovery codes\n${codes.join('\n')}\n`);
    toastSuccess('The codes have been copied.');
  } catch {
    toastError('The browser did not allow copying. Write the codes down.');
  }
};

/** Shows the recovery codes; they cannot be shown again. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Keep your recovery codes"
      description="Each one signs you in once when you do not have your phone. They are not shown again."
      footer={
        <>
          <Button variant="secondary" onClick={() => void copy(codes)}>
            Copy Codes
          </Button>
          <Button onClick={onClose}>I Have Kept Them</Button>
        </>
      }
    >
      <Stack $gap={12}>
        <Codes aria-label="Recovery codes">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Codes>
        <Text $size={14} $tone="muted">
          Store them where you keep your passwords, or print them.
        </Text>
      </Stack>
    </Dialog>
  );
}
