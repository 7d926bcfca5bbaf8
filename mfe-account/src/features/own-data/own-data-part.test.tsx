import { waitFor } from '@testing-library/react';
import {
  closeSettings,
  here,
  openSettings,
  press,
  problem,
  reply,
  shownToast,
} from '../../../test/open-settings';

afterEach(closeSettings);

describe('the own data', () => {
  const pageOf = (url: string) => {
    if (url === '/api/own-data/identity')
      return { records: [{ kind: 'account', content: { city: 'Leh' } }], next: null };
    if (url === '/api/own-data/inquiry')
      return { records: [{ kind: 'message', content: { message: 'One' } }], next: 'more' };
    if (url === '/api/own-data/inquiry?cursor=more')
      return { records: [{ kind: 'message', content: { message: 'Two' } }], next: null };
    return { records: [], next: null };
  };
  /** Captures downloaded files; jsdom supports neither object URLs nor downloads. */
  const takeFiles = () => {
    const files: { name: string; blob: Blob }[] = [];
    let blob: Blob;
    URL.createObjectURL = (made) => {
      blob = made as Blob;
      return 'blob:file';
    };
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      files.push({ name: this.download, blob });
    });
    return files;
  };
  const textOf = (blob = new Blob()) =>
    new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.readAsText(blob);
    });
  afterEach(() => jest.restoreAllMocks());

  test('is downloaded as one file, with all pages of all services', async () => {
    const files = takeFiles();
    await openSettings(({ url }) => reply(200, pageOf(url)));
    await press('Download My Data');
    await waitFor(() =>
      expect(shownToast()).toMatchObject({ description: 'Your data has been downloaded.' }),
    );
    expect(files).toHaveLength(1);
    expect(files[0]?.name).toMatch(/^franchisesetu-my-data-\d{4}-\d\d-\d\d\.json$/);
    expect(JSON.parse(await textOf(files[0]?.blob))).toEqual({
      collectedAt: expect.any(String),
      account: [{ city: 'Leh' }],
      message: [{ message: 'One' }, { message: 'Two' }],
      session: [here],
    });
  });

  test('is not downloaded in part when a service does not answer', async () => {
    const files = takeFiles();
    await openSettings(({ url }) =>
      url.startsWith('/api/own-data/agent')
        ? problem(503, 'service_unavailable', 'This part of the site is not available.')
        : reply(200, pageOf(url)),
    );
    await press('Download My Data');
    await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Your data could not be collected.' }));
    expect(files).toEqual([]);
  });
});
