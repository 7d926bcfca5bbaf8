import { devServerPort } from '@setu/contracts';
import { Button, Field, Stack, TextInput } from '@setu/ui';
import { type FormEvent, useId, useState } from 'react';
import { reloadPage } from '../remotes/reload-page';
import { takeFrom } from './override-calls';

const usualAddress = (piece: string) => `http://127.0.0.1:${devServerPort(piece)}`;

/** Takes a remote from a server on this machine; one that is not published yet can be named too. */
export function TakeForm({ names }: { names: readonly string[] }) {
  const listId = useId();
  const [piece, setPiece] = useState('');
  const [typed, setTyped] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const url = typed ?? (piece ? usualAddress(piece) : '');
  const take = async () => {
    setBusy(true);
    const refused = await takeFrom({ piece: piece.trim(), url: url.trim() });
    if (refused === null) return reloadPage();
    setBusy(false);
    setProblem(refused);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void take();
  };
  return (
    <form onSubmit={handleSubmit}>
      <Stack $gap={12}>
        <Field label="Remote" required>
          <TextInput
            list={listId}
            value={piece}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setPiece(target.value)}
          />
        </Field>
        <datalist id={listId}>
          {names.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <Field label="Address on this machine" required error={problem}>
          <TextInput
            value={url}
            autoComplete="off"
            spellCheck={false}
            inputMode="url"
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        <Button type="submit" block busy={isBusy}>
          Use
        </Button>
      </Stack>
    </form>
  );
}
