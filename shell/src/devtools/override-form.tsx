import { devServerPort } from '@setu/protocol';
import { Button, Field, Stack, TextInput } from '@setu/ui';
import { type FormEvent, useId, useState } from 'react';
import { reloadPage } from '../page/reload-page';
import { setOverride } from './override-calls';

const usualAddress = (deployable: string) => `http://127.0.0.1:${devServerPort(deployable)}`;

/** Loads a remote from a dev server on this machine; it need not be published yet. */
export function OverrideForm({ names }: { names: readonly string[] }) {
  const listId = useId();
  const [deployable, setDeployable] = useState('');
  const [typed, setTyped] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const url = typed ?? (deployable ? usualAddress(deployable) : '');
  const apply = async () => {
    setBusy(true);
    const refused = await setOverride({ deployable: deployable.trim(), url: url.trim() });
    if (refused === null) return reloadPage();
    setBusy(false);
    setProblem(refused);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void apply();
  };
  return (
    <form onSubmit={handleSubmit}>
      <Stack $gap={12}>
        <Field label="Remote" required>
          <TextInput
            list={listId}
            value={deployable}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setDeployable(target.value)}
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
